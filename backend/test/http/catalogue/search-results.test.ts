import type { ProductList } from "@haat/api-contract/catalog/schemas";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { raw } from "../../support/raw";
import { aReview } from "../../support/review";
import { aShopper } from "../../support/shopper";

let sub: { id: string };
let names: Map<string, string>;

beforeAll(async () => {
  const category = await aCategory({});
  sub = await aCategory({ parentId: category.id });
  const placement = { categoryId: category.id, subCategoryId: sub.id };
  const made = [
    ["pot", await aProduct({ title: "Thornvale Clay Pot", brand: "Mitti", price: 500, salePrice: 400, ...placement })],
    ["named", await aProduct({ title: "Thornvale", brand: "Mitti", price: 900.5 })],
    ["pan", await aProduct({ title: "Thornvale Iron Pan", brand: "Loha", price: 700, stock: 0, ...placement })],
    ["branded", await aProduct({ title: "Wide Bowl", brand: "Thornvale", price: 600 })],
    ["draft", await aProduct({ title: "Thornvale Draft", brand: "Mitti", hidden: true })],
  ] as const;
  names = new Map(made.map(([name, { id }]) => [id, name]));
  await aReview({ productId: made[0][1].id, rating: 5 });
  await aReview({ productId: made[2][1].id, rating: 3 });
});

const named = ({ products }: ProductList) => products.map(({ _id }) => names.get(_id) ?? _id);
const list = (query: Record<string, string | string[]>, token?: string) =>
  api(token).call("listProducts", { query: { search: "thornvale", ...query } as never });

describe("GET /api/v1/products?search=", () => {
  it("ranks exact titles first, then titles, then brands; sold-out products come last", async () => {
    const answer = await list({});
    expect(named(answer)).toEqual(["named", "pot", "branded", "pan"]);
    expect(answer).toMatchObject({ total: 4, page: 1, limit: 20 });
    expect(named(await list({ sort: "relevance" }))).toEqual(named(answer));
  });

  it("sorts, filters and pages the results", async () => {
    expect(named(await list({ sort: "price-asc" }))).toEqual(["pot", "branded", "pan", "named"]);
    expect(named(await list({ sort: "price-desc" }))).toEqual(["named", "pan", "branded", "pot"]);
    expect(named(await list({ sort: "rating-desc" })).slice(0, 2)).toEqual(["pot", "pan"]);
    expect(named(await list({ brand: ["Mitti"] }))).toEqual(["named", "pot"]);
    expect(named(await list({ minPrice: "600", maxPrice: "700", sort: "price-asc" }))).toEqual(["branded", "pan"]);
    expect(named(await list({ rating: "4" }))).toEqual(["pot"]);
    expect(named(await list({ inStock: "false" }))).toEqual(["pan"]);
    const second = await list({ page: "2", limit: "3" });
    expect(second).toMatchObject({ total: 4, page: 2, limit: 3 });
    expect(named(second)).toEqual(["pan"]);
    expect(named(await list({ page: "9" }))).toEqual([]);
    expect(named(await list({ subCategoryId: sub.id, sort: "price-asc" }))).toEqual(["pot", "pan"]);
  });

  it("counts facets over the results, each without its own filter", async () => {
    const whole = await list({});
    expect(whole.facets).toEqual({
      brands: [
        { name: "Loha", count: 1 },
        { name: "Mitti", count: 2 },
        { name: "Thornvale", count: 1 },
      ],
      price: { min: 400, max: 901 },
      ratings: [
        { stars: 4, count: 1 },
        { stars: 3, count: 2 },
        { stars: 2, count: 2 },
        { stars: 1, count: 2 },
      ],
    });
    const { facets, total } = await list({ brand: ["Mitti"], minPrice: "500" });
    expect(total).toBe(1);
    expect(facets?.brands.map(({ name, count }) => [name, count])).toEqual([
      ["Loha", 1],
      ["Mitti", 1],
      ["Thornvale", 1],
    ]);
    expect(facets?.price).toEqual({ min: 400, max: 901 });
  });

  it("tolerates typos, and returns products with some of the words if none has every word", async () => {
    expect((await list({ search: "thornvle" })).total).toBe(4);
    expect(named(await list({ search: "thornvale zzyzxq" })).sort()).toEqual(["branded", "named", "pan", "pot"]);
    expect(named(await list({ search: "thornvale pan" }))).toEqual(["pan"]);
  });

  it("returns nothing for blank text, with page and facets", async () => {
    for (const search of ["", "  ", "&|!", "qqqqwwwwzzzz"]) {
      expect(await list({ search })).toMatchObject({
        products: [],
        total: 0,
        page: 1,
        limit: 20,
        facets: { brands: [], price: { min: 0, max: 0 } },
      });
    }
  });

  it("never returns drafts, and marks only the caller's own wishlist products", async () => {
    const { token } = await anAdministrator();
    for (const caller of [token, undefined]) expect(named(await list({}, caller))).not.toContain("draft");
    expect(named(await list({ status: "false" }))).toEqual([]);
    const asha = await aShopper();
    const [productId = ""] = [...names.keys()];
    await api(asha.token).call("changeWishlist", { query: { status: "true" }, body: { productId } });
    const hearts = (await list({}, asha.token)).products.flatMap(({ wishlist }) => wishlist);
    expect(hearts).toEqual([asha.user._id]);
  });

  it("rejects what a list rejects", async () => {
    for (const query of [
      "limit=101",
      "sort=best",
      "minPrice=10&maxPrice=9",
      "search=a",
      `x=1&search=${"x".repeat(101)}`,
    ]) {
      expect((await raw("GET", `/api/v1/products?search=thornvale&${query}`)).status).toBe(400);
    }
    const unknown = await raw("GET", "/api/v1/products?search=thornvale&subCategoryId=nothing");
    expect(unknown.status).toBe(404);
  });
});
