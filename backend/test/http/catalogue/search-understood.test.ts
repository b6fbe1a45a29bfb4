import { randomBytes } from "node:crypto";
import { api } from "../../support/api";
import { aProduct } from "../../support/catalogue";

const mark = [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");
const names = new Map<string, string>();

beforeAll(async () => {
  const make = async (name: string, product: Parameters<typeof aProduct>[0]) =>
    names.set((await aProduct(product)).id, name);
  await make("cheap", { title: `${mark} Saree`, price: 900, variants: [{ color: "Maroon" }, { color: "Teal" }] });
  await make("dear", {
    title: `${mark} Silk Saree`,
    price: 4000,
    variants: [{ color: "Rani Pink" }, { color: "Ivory" }],
  });
  await make("sold out", { title: `${mark} Cotton Saree`, price: 800, stock: 0 });
  await make("chappal", { title: `${mark} Flip-Flops`, price: 300 });
});

const list = async (search: string, query: Record<string, string> = {}) => {
  const { products, understood, total } = await api().call("listProducts", {
    query: { search: `${search}`, ...query } as never,
  });
  return { names: products.map(({ _id }) => names.get(_id)), understood, total };
};

describe("GET /api/v1/products?search=, as Indians search", () => {
  // @spec search-hindi-hinglish
  it("reads Hindi, Hinglish and other spellings", async () => {
    for (const saree of ["saree", "sari", "साड़ी", "sarees"])
      expect((await list(`${mark} ${saree}`)).names.sort()).toEqual(["cheap", "dear", "sold out"]);
    for (const chappal of ["chappal", "चप्पल", "chapal", "hawai chappal"])
      expect((await list(`${mark} ${chappal}`)).names).toEqual(["chappal"]);
  });

  // @spec search-colour-families
  it("finds the shades of a colour, in English and Hindi, and puts what is sold out last", async () => {
    for (const red of ["red", "lal", "लाल"])
      expect((await list(`${mark} ${red} saree`)).names.sort()).toEqual(["cheap", "dear"]);
    expect((await list(`${mark} maroon saree`)).names).toEqual(["cheap"]);
    expect((await list(`${mark} saree`)).names.at(-1)).toBe("sold out");
  });

  // @spec search-price-phrases
  it("turns a price in words into a filter, and reports it", async () => {
    const saree = `${mark} saree`;
    const upTo = { shownFor: null, price: { minPrice: null, maxPrice: 1000, rest: saree } };
    expect(await list(`${saree} under ₹1,000`)).toEqual({ names: ["cheap", "sold out"], understood: upTo, total: 2 });
    expect((await list(`${saree} 1000 se kam`)).understood).toEqual(upTo);
    expect((await list(`${saree} १००० से कम`)).understood).toEqual(upTo);
    expect((await list(`${saree} 1 hazaar se zyada`)).names).toEqual(["dear"]);
    const { products } = await api().call("searchProducts", { query: { search: `${saree} above 1k` } });
    expect(products.map(({ _id }) => names.get(_id))).toEqual(["dear"]);
  });

  it("prefers a shopper's price filter to prices in the text", async () => {
    const set = await list(`${mark} saree under 1000`, { minPrice: "2000" });
    expect(set.names).toEqual(["dear"]);
    expect(set.understood?.price).toBeNull();
  });

  it("reads a price alone as a maximum", async () => {
    const { total, understood } = await list("under 100000");
    expect(total).toBeGreaterThan(2);
    expect(understood?.price).toEqual({ minPrice: null, maxPrice: 100_000, rest: "" });
  });

  // @spec search-nearest-shown
  it("reports what it shows results for if nothing matches exactly", async () => {
    expect((await list(`${mark} sareee`)).understood?.shownFor).toBe(`${mark} saree`);
    expect((await list(`${mark} saree zzyzxq`)).understood?.shownFor).toBe(`${mark} saree`);
    expect((await list(`${mark} saree`)).understood?.shownFor).toBeNull();
    expect((await list("zzyzxqq")).understood?.shownFor).toBeNull();
    const { understood } = await api().call("searchProducts", { query: { search: `${mark} sareee` } });
    expect(understood?.shownFor).toBe(`${mark} saree`);
  });
});
