import type { ProductList } from "@haat/api-contract/catalog/schemas";
import { anAdministrator } from "../../support/administrator";
import { api, checked, failureOf } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { raw } from "../../support/raw";
import { aReview } from "../../support/review";
import { aShopper } from "../../support/shopper";

let category: { id: string };
let sub: { id: string };
let names: Map<string, string>;

beforeAll(async () => {
  category = await aCategory({});
  sub = await aCategory({ parentId: category.id });
  const placement = { categoryId: category.id, subCategoryId: sub.id };
  const made = [
    ["old lamp", await aProduct({ ...placement, brand: "Diya", price: 500, salePrice: 400 })],
    ["dear lamp", await aProduct({ ...placement, brand: "Diya", price: 900.5 })],
    ["sold out", await aProduct({ ...placement, brand: "Jyoti", price: 700, stock: 0 })],
    ["elsewhere", await aProduct({ categoryId: category.id, brand: "Tara", price: 600 })],
  ] as const;
  names = new Map(made.map(([name, { id }]) => [id, name]));
  await aReview({ productId: made[1][1].id, rating: 5 });
  await aReview({ productId: made[0][1].id, rating: 3 });
});

const named = ({ products }: ProductList) => products.map(({ _id }) => names.get(_id) ?? _id);
const list = (query: Record<string, string | string[]> = {}) =>
  api().call("listCategoryProducts", { params: { categoryId: category.id }, query: query as never });

describe("GET /api/v1/products/{categoryId}", () => {
  // @spec get-products-categoryid
  it("without parameters returns the whole category, newest first, and no facets", async () => {
    const answer = await list();
    expect(named(answer)).toEqual(["elsewhere", "sold out", "dear lamp", "old lamp"]);
    expect(answer).not.toHaveProperty("facets");
    expect(answer).not.toHaveProperty("total");
  });

  it("sorts by price and rating", async () => {
    expect(named(await list({ sort: "price-asc" }))).toEqual(["old lamp", "elsewhere", "sold out", "dear lamp"]);
    expect(named(await list({ sort: "price-desc" }))).toEqual(["dear lamp", "sold out", "elsewhere", "old lamp"]);
    expect(named(await list({ sort: "rating-desc" })).slice(0, 2)).toEqual(["dear lamp", "old lamp"]);
    expect(named(await list({ sort: "relevance" }))).toHaveLength(4);
  });

  it("filters by brand, price, stars and stock", async () => {
    expect(named(await list({ brand: ["Jyoti", "Tara"] }))).toEqual(["elsewhere", "sold out"]);
    expect(named(await list({ minPrice: "600", maxPrice: "700" }))).toEqual(["elsewhere", "sold out"]);
    expect(named(await list({ maxPrice: "400" }))).toEqual(["old lamp"]);
    expect(named(await list({ rating: "4" }))).toEqual(["dear lamp"]);
    expect(named(await list({ inStock: "true" }))).not.toContain("sold out");
    expect(named(await list({ brand: "nobody" }))).toEqual([]);
  });

  it("returns page, limit and total with any paging parameter", async () => {
    const second = await list({ page: "2", limit: "3", sort: "price-asc" });
    expect(second).toMatchObject({ page: 2, limit: 3, total: 4 });
    expect(named(second)).toEqual(["dear lamp"]);
    expect(await list({ page: "1" })).toMatchObject({ page: 1, limit: 20, total: 4 });
    expect(await list({ page: "9", brand: "Diya" })).toMatchObject({ products: [], total: 2 });
  });

  // @spec price-range-goes-floor
  it("counts facets over the whole category, price bounds in whole rupees", async () => {
    const { facets } = await list({ page: "1", limit: "1" });
    expect(facets).toEqual({
      brands: [
        { name: "Diya", count: 2 },
        { name: "Jyoti", count: 1 },
        { name: "Tara", count: 1 },
      ],
      price: { min: 400, max: 901 },
      ratings: [
        { stars: 4, count: 1 },
        { stars: 3, count: 2 },
        { stars: 2, count: 2 },
        { stars: 1, count: 2 },
      ],
    });
  });

  it("keeps the other choices of a filtered facet, and narrows the other facets", async () => {
    const { facets } = await list({ brand: "Diya", minPrice: "500" });
    expect(facets?.brands).toEqual([
      { name: "Diya", count: 1 },
      { name: "Jyoti", count: 1 },
      { name: "Tara", count: 1 },
    ]);
    expect(facets?.price).toEqual({ min: 400, max: 901 });
    expect(facets?.ratings.find(({ stars }) => stars === 3)?.count).toBe(1);
  });

  it("returns 404 for inactive and unknown categories", async () => {
    const hidden = await aCategory({ hidden: true });
    for (const categoryId of [hidden.id, "nothing", sub.id]) {
      const failure = await failureOf(api().call("listCategoryProducts", { params: { categoryId }, query: {} }));
      expect(failure).toMatchObject({ status: 404, message: "Category not found." });
    }
  });

  it.each([
    "page=0",
    "page=1.5",
    "limit=0",
    "limit=101",
    "sort=cheapest",
    "minPrice=-1",
    "minPrice=abc",
    "maxPrice=1.234",
    "minPrice=10&maxPrice=9",
    "rating=0",
    "rating=6",
    "inStock=yes",
    "brand=",
    "page[]=1",
    "sort[$ne]=relevance",
  ])("rejects %s", async (query) => {
    const answer = await raw("GET", `/api/v1/products/${category.id}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false });
  });

  it("ignores unknown parameters", async () => {
    const answer = await raw("GET", `/api/v1/PRODUCTS/${category.id}?utm_source=mail&limit=1`);
    expect(checked("listCategoryProducts", answer)).toMatchObject({ total: 4, limit: 1 });
  });

  // @spec wishlist-holds-most-calling
  it("marks only the caller's own wishlist products", async () => {
    const [asha, ravi] = [await aShopper(), await aShopper()];
    const [productId = ""] = [...names.keys()];
    await api(asha.token).call("changeWishlist", { query: { status: "true" }, body: { productId } });
    const seenBy = async (token?: string) => {
      const answer = await api(token).call("listCategoryProducts", { params: { categoryId: category.id }, query: {} });
      return answer.products.flatMap(({ wishlist }) => wishlist);
    };
    expect(await seenBy(asha.token)).toEqual([asha.user._id]);
    expect(await seenBy(ravi.token)).toEqual([]);
    expect(await seenBy()).toEqual([]);
    expect(await seenBy("not a token")).toEqual([]);
  });
});

describe("GET /api/v1/products", () => {
  // @spec get-products-status-true
  it("lists a sub-category with the same filters", async () => {
    const whole = await api().call("listProducts", { query: { status: "true", subCategoryId: sub.id } });
    expect(named(whole)).toEqual(["sold out", "dear lamp", "old lamp"]);
    expect(whole).not.toHaveProperty("facets");
    const page = await api().call("listProducts", {
      query: { status: "true", subCategoryId: sub.id, brand: "Jyoti", page: "1" },
    });
    expect(named(page)).toEqual(["sold out"]);
    expect(page).toMatchObject({ total: 1, facets: { brands: [{ name: "Diya" }, { name: "Jyoti" }] } });
  });

  it("returns 404 for unknown sub-categories", async () => {
    const failure = await failureOf(api().call("listProducts", { query: { subCategoryId: "nothing" } }));
    expect(failure).toMatchObject({ status: 404, message: "Sub-category not found." });
  });

  it("includes inactive products only for administrators who may see products", async () => {
    const draft = await aProduct({ hidden: true, categoryId: category.id, subCategoryId: sub.id });
    const ids = async (token: string | undefined, query: Record<string, string>) => {
      const { products } = await api(token).call("listProducts", { query: query as never });
      return products.map(({ _id }) => _id);
    };
    const { token } = await anAdministrator();
    const shopper = await aShopper();
    expect(await ids(token, { limit: "100" })).toContain(draft.id);
    expect(await ids(token, { limit: "100", status: "false" })).toContain(draft.id);
    expect(await ids(token, { limit: "100", status: "true" })).not.toContain(draft.id);
    for (const other of [undefined, shopper.token]) {
      expect(await ids(other, { limit: "100" })).not.toContain(draft.id);
      expect(await ids(other, { status: "false" })).toEqual([]);
    }
  });
});
