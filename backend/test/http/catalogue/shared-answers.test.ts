import { api, checked } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";

let product: { id: string };
let path: string;

beforeAll(async () => {
  const category = await aCategory({});
  product = await aProduct({ categoryId: category.id });
  await Promise.all([1, 2, 3].map(() => aProduct({ categoryId: category.id })));
  path = `/api/v1/products/${category.id}?limit=10`;
});

describe("public reads of the catalogue", () => {
  it("have a strong ETag and return 304 to a client that has it, cached or not", async () => {
    const first = await raw("GET", path);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const again = await raw("GET", path, { headers: { "if-none-match": tag } });
    expect(again).toMatchObject({ status: 304, text: "" });
    expect((await raw("GET", path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("are compressed if the client accepts it, each encoding with its own ETag", async () => {
    const forms = await Promise.all(
      ["identity", "gzip", "br", "br;q=0, gzip"].map((encoding) =>
        raw("GET", path, { headers: { "accept-encoding": encoding } }),
      ),
    );
    expect(forms.map(({ headers }) => headers.get("content-encoding"))).toEqual([null, "gzip", "br", "gzip"]);
    expect(new Set(forms.map(({ text }) => text)).size).toBe(1);
    expect(new Set(forms.map(({ headers }) => headers.get("etag"))).size).toBe(3);
    for (const form of forms) expect(form.headers.get("vary")).toMatch(/accept-encoding/i);
  });

  it("have the same security headers as an early answer and from Express", async () => {
    const early = await raw("GET", path);
    const { token } = await aShopper();
    const late = await raw("GET", path, { token });
    for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"]) {
      expect(early.headers.get(name)).toBeTruthy();
      expect(late.headers.get(name)).toBe(early.headers.get(name));
    }
    expect(late.headers.get("cache-control")).toMatch(/private/);
    expect(late.headers.get("x-powered-by")).toBeNull();
  });

  it("are the same for any path case, trailing slash, unknown parameters and parameter order", async () => {
    const { text } = await raw("GET", path);
    const spellings = [
      path.replace("/api/v1/products", "/API/V1/ProDucts"),
      path.replace("?", "/?"),
      `${path}&utm_source=mail`,
      path.replace("limit=10", "utm_source=mail&limit=010"),
    ];
    for (const spelling of spellings) expect((await raw("GET", spelling)).text).toBe(text);
  });

  it("are separate for visitors and shoppers", async () => {
    const { token, user } = await aShopper();
    await api(token).call("changeWishlist", { query: { status: "true" }, body: { productId: product.id } });
    const own = await api(token).call("getProduct", { params: { id: product.id } });
    expect(own.product.wishlist).toEqual([user._id]);
    const visitors = checked("getProduct", await raw("GET", `/api/v1/product/title/${product.id}`));
    expect(visitors).toMatchObject({ product: { wishlist: [] } });
  });

  it("respond to HEAD without a body", async () => {
    const answer = await raw("HEAD", path);
    expect(answer).toMatchObject({ status: 200, text: "" });
    expect(answer.headers.get("etag")).toMatch(/^"/);
  });
});
