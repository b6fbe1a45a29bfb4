import { parseInput } from "../http/read-input";
import { cacheKey } from "./cache-key";
import { readRequest } from "./read-request";

function key(url: string): string | null {
  const read = readRequest({ method: "GET", url: `/api/v1${url}`, headers: {} });
  return read && cacheKey(read.name, parseInput(read.name, read));
}

describe("cacheKey", () => {
  it.each([
    ["/products/pcat_1?page=1&limit=20", "/PRODUCTS/pcat_1/?limit=020&utm=x&page=1"],
    ["/products/pcat_1?brand=B&brand=A", "/products/pcat_1?brand=A&brand=B&brand=A"],
    ["/products?minPrice=10", "/products?minPrice=10.00"],
    ["/trending", "/trending/electronics"],
    ["/ProductByfilter?search=Lamp", "/productbyfilter?search=%20lamp+"],
    ["/products?search=Lamp&page=1", "/products?page=1&search=+lamp"],
    ["/product/title/a%20b", "/product/TITLE/a b"],
  ])("is the same for %s and %s", (one, other) => {
    expect(key(one)).toBe(key(other));
    expect(key(one)).not.toBeNull();
  });

  it.each([
    ["/products/pcat_1", "/products/PCAT_1"],
    ["/products/pcat_1", "/products/pcat_1?page=1"],
    ["/products/pcat_1?brand=A", "/products/pcat_1?brand=a"],
    ["/products?subCategoryId=a", "/products?status=true&subCategoryId=a"],
    ["/categories/a", "/subcategories/a"],
    ["/product/a/variant?color=red", "/product/a/variant?size=red"],
    ["/ProductByfilter?search=lamp", "/ProductByfilter"],
    ["/products?search=", "/products"],
  ])("differs between %s and %s", (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});

describe("readRequest", () => {
  it.each([
    { method: "POST", url: "/api/v1/products", headers: {} },
    { method: "GET", url: "/api/v1/products", headers: { authorization: "x" } },
    { method: "GET", url: "/api/v1/cart", headers: {} },
    { method: "GET", url: "/api/v1/products?brand[]=x", headers: {} },
    { method: "GET", url: "/api/v1/products?brand%5B%5D=x", headers: {} },
    { method: "GET", url: "/api/v1/product/title/%zz", headers: {} },
    { method: "GET", url: "/api/v10/products", headers: {} },
    { method: "GET", url: "/store/products", headers: {} },
  ])("leaves $method $url to Express", (request) => {
    expect(readRequest(request)).toBeNull();
  });
});
