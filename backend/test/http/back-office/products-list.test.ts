import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api } from "../../support/api";
import { aCategory } from "../../support/catalogue";
import { aManagedProduct, aMark, aVariantBody, ownCategory } from "../../support/managed-product";
import { raw } from "../../support/raw";

const mark = aMark();
let administrator: Administrator;
let subCategory: { id: string; title: string };
/** In the order in which they were created. */
let lamp: ManagedProduct;
let vase: ManagedProduct;
let rug: ManagedProduct;

beforeAll(async () => {
  administrator = await anAdministrator();
  const category = await ownCategory();
  subCategory = await aCategory({ parentId: category.id });
  lamp = await aManagedProduct({ title: `b Lamp ${mark}`, brand: `Deepa ${mark}`, price: 900, discountPrice: 300 });
  vase = await aManagedProduct({
    title: `c Vase 50%_ ${mark}`,
    brand: `Anand ${mark}`,
    modelNumber: `MODEL-${mark}`,
    quantity: 3,
    status: false,
    isFeatured: true,
  });
  rug = await aManagedProduct({
    title: `a Rug ${mark}`,
    brand: `Chitra ${mark}`,
    subCategoryId: subCategory.id,
    variants: [aVariantBody({ sku: `SKU-${mark}-R`, price: 700, quantity: 0 })],
  });
});

const list = (query: Record<string, string>) =>
  api(administrator.token).call("listManagedProducts", { query: { search: mark, ...query } });
const found = async (query: Record<string, string>) => (await list(query)).products.map(({ _id }) => _id);

describe("GET /api/v1/back-office/products", () => {
  // @spec table-wide-screens-cards
  it("returns the columns of the list, including inactive products, newest first", async () => {
    const { products, total, page, limit, managed } = await list({});
    expect(products.map(({ _id }) => _id)).toEqual([rug._id, vase._id, lamp._id]);
    expect({ total, page, limit }).toEqual({ total: 3, page: 1, limit: 5 });
    expect(managed).toBeGreaterThanOrEqual(3);
    expect(products[0]).toMatchObject({
      title: rug.title,
      brand: rug.brand,
      subCategoryId: { _id: subCategory.id, title: subCategory.title },
      price: 700,
      discountPrice: null,
      quantity: 0,
      status: true,
      image: null,
      variantCount: 1,
    });
    expect(products[1]).toMatchObject({ status: false, isFeatured: true, modelNumber: `MODEL-${mark}` });
    expect(products[2]).toMatchObject({ price: 900, discountPrice: 300, finalPrice: 300 });
  });

  // @spec search-filters-sort-pages
  it("searches title, brand, model number and SKU, with any special characters", async () => {
    expect(await found({ search: `LAMP ${mark.toUpperCase()}` })).toEqual([lamp._id]);
    expect(await found({ search: `anand ${mark}` })).toEqual([vase._id]);
    expect(await found({ search: `model-${mark}` })).toEqual([vase._id]);
    expect(await found({ search: `sku-${mark}` })).toEqual([rug._id]);
    expect(await found({ search: `50%_ ${mark}` })).toEqual([vase._id]);
    expect(await found({ search: `rug chitra ${mark}-r` })).toEqual([rug._id]);
    expect(await found({ search: `rug deepa ${mark}` })).toEqual([]);
    expect(await found({ search: `%${mark}` })).toEqual([]);
    expect(await found({ search: `'; DROP TABLE product; -- ${mark}` })).toEqual([]);
  });

  it("searches without accents and in Hindi, and finds nothing deleted", async () => {
    const kettle = await aManagedProduct({ title: `Kettlé ${mark}`, brand: `दीपक ${mark}` });
    expect(await found({ search: `kettle ${mark}` })).toEqual([kettle._id]);
    expect(await found({ search: `दीपक ${mark}` })).toEqual([kettle._id]);
    expect(await found({ search: `दपक ${mark}` })).toEqual([]);
    await api(administrator.token).call("deleteProduct", { params: { id: kettle._id } });
    expect(await found({ search: `kettle ${mark}` })).toEqual([]);
  });

  // @spec n-stock-out-stock search-filters-sort-pages
  it("filters by status, stock, category, sub-category and featured, alone and combined", async () => {
    const { id: category } = await ownCategory();
    expect(await found({ status: "false" })).toEqual([vase._id]);
    expect(await found({ status: "true" })).toEqual([rug._id, lamp._id]);
    expect(await found({ stock: "out" })).toEqual([rug._id]);
    expect(await found({ stock: "low" })).toEqual([vase._id]);
    expect(await found({ stock: "in", status: "true" })).toEqual([lamp._id]);
    expect(await found({ featured: "true" })).toEqual([vase._id]);
    expect(await found({ categoryId: category })).toHaveLength(3);
    expect(await found({ categoryId: category, subCategoryId: subCategory.id })).toEqual([rug._id]);
    expect(await found({ categoryId: "pcat_nobody" })).toEqual([]);
  });

  // @spec search-filters-sort-pages
  it("sorts by each column in both directions", async () => {
    const order = async (sort: string) => {
      const up = await found({ sort, order: "asc" });
      expect(await found({ sort, order: "desc" })).toEqual(up.toReversed());
      return up;
    };
    expect(await order("title")).toEqual([rug._id, lamp._id, vase._id]);
    expect(await order("brand")).toEqual([vase._id, rug._id, lamp._id]);
    expect(await order("price")).toEqual([lamp._id, rug._id, vase._id]);
    expect(await order("stock")).toEqual([rug._id, vase._id, lamp._id]);
    expect(await order("created")).toEqual([lamp._id, vase._id, rug._id]);
  });

  // @spec showing-x-y-z
  it("returns each product once across pages", async () => {
    const pages = await Promise.all(["1", "2", "3"].map((page) => list({ page, limit: "1", sort: "title" })));
    expect(pages.flatMap(({ products }) => products.map(({ _id }) => _id))).toEqual([vase._id, lamp._id, rug._id]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(await list({ page: "9" })).toMatchObject({ products: [], total: 3 });
  });

  it.each(["page=0", "limit=101", "limit=1.5", "sort=version()", "order=up", "status=1", "stock=none", "search=a%00b"])(
    "rejects %s",
    async (query) => {
      const answer = await raw("GET", `/api/v1/back-office/products?${query}`, { token: administrator.token });
      expect(answer.status).toBe(400);
    },
  );

  it("needs the permission, and is not available to shoppers", async () => {
    const other = await aStaffMember({ permissions: ["view_category"] });
    expect((await raw("GET", "/api/v1/back-office/products", { token: other.token })).status).toBe(403);
    expect((await raw("GET", "/api/v1/back-office/products")).status).toBe(401);
    expect((await raw("GET", `/api/v1/back-office/products/${lamp._id}`)).status).toBe(401);
  });
});

describe("GET /api/v1/products", () => {
  // @spec get-products-all-products get-products-all-view
  it("returns all products to staff who may see them, and the active ones to others", async () => {
    const editor = await aStaffMember({ permissions: ["edit_product"] });
    const ours = [rug, vase, lamp].map(({ _id }) => _id);
    const ids = async (token?: string) => {
      const { products } = await api(token).call("listProducts", { query: { limit: "100" } });
      return products.map(({ _id }) => _id).filter((id) => ours.includes(id));
    };
    expect(await ids()).toEqual([rug._id, lamp._id]);
    expect(await ids(editor.token)).toEqual([rug._id, lamp._id]);
    expect(await ids(administrator.token)).toEqual(ours);
  });
});
