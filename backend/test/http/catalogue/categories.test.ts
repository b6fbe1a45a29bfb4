import { api, failureOf } from "../../support/api";
import { aCategory } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";

async function details(categoryId: string, image: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `INSERT INTO category_details (id, category_id, image, heading, from_start_price, raw_from_start_price, show_on_home)
       VALUES ($1, $2, $3, 'Up to half off', 499.5, '{"value":"499.5","precision":20}', true)`,
      [`catd_${categoryId}`, categoryId, image],
    ),
  );
}

describe("GET /api/v1/categoryByuser and /api/v1/subcategoryByuser", () => {
  // @spec categories-sub-categories-navigation get-categorybyuser get-subcategorybyuser
  it("return active categories with the shop's own fields", async () => {
    const category = await aCategory({});
    await details(category.id, "/media/lamp.webp");
    const sub = await aCategory({ parentId: category.id });
    await details(sub.id, "/media/bulb.webp");

    const categories = await api().call("listCategories", { query: {} });
    const found = categories.data.find(({ _id }) => _id === category.id);
    expect(found).toMatchObject({ title: category.title, image: "/media/lamp.webp", status: true });

    const subCategories = await api().call("listSubCategories", { query: {} });
    expect(subCategories.data.find(({ _id }) => _id === sub.id)).toMatchObject({
      title: sub.title,
      image: "/media/bulb.webp",
      heading: "Up to half off",
      fromStartPrice: 499.5,
      showOnHomePage: true,
      categoryId: { _id: category.id, title: category.title },
    });
    expect(categories.data.some(({ _id }) => _id === sub.id)).toBe(false);
  });

  it("omit inactive categories and their sub-categories", async () => {
    const hidden = await aCategory({ hidden: true });
    const orphan = await aCategory({ parentId: hidden.id });
    const { data } = await api().call("listCategories", { query: {} });
    expect(data.some(({ _id }) => _id === hidden.id)).toBe(false);
    const subCategories = await api().call("listSubCategories", { query: {} });
    expect(subCategories.data.some(({ _id }) => _id === orphan.id)).toBe(false);
    expect(await failureOf(api().call("getCategoryTitle", { params: { id: hidden.id } }))).toMatchObject({
      status: 404,
    });
    expect(await failureOf(api().call("getSubCategoryTitle", { params: { id: orphan.id } }))).toMatchObject({
      status: 404,
    });
  });

  it("are paged, newest first", async () => {
    const older = await aCategory({});
    const newer = await aCategory({});
    const first = await api().call("listCategories", { query: { page: "1", limit: "1" } });
    const whole = await api().call("listCategories", { query: {} });
    expect(first).toMatchObject({ page: 1, limit: 1, total: whole.data.length });
    expect(first.data).toHaveLength(1);
    expect(whole).not.toHaveProperty("total");
    const order = whole.data.map(({ _id }) => _id);
    expect(order.indexOf(newer.id)).toBeLessThan(order.indexOf(older.id));
  });

  it.each(["page=0", "limit=101", "limit=ten", "page=-1"])("reject %s", async (query) => {
    expect((await raw("GET", `/api/v1/categoryByuser?${query}`)).status).toBe(400);
  });
});

describe("GET /api/v1/categories/{id} and /api/v1/subcategories/{id}", () => {
  // @spec get-categories-id-get
  it("return the title of their own kind", async () => {
    const category = await aCategory({});
    const sub = await aCategory({ parentId: category.id });
    expect(await api().call("getCategoryTitle", { params: { id: category.id } })).toMatchObject({
      title: category.title,
    });
    expect(await api().call("getSubCategoryTitle", { params: { id: sub.id } })).toMatchObject({ title: sub.title });
    const wrong = await failureOf(api().call("getCategoryTitle", { params: { id: sub.id } }));
    expect(wrong).toMatchObject({ status: 404, message: "Category not found." });
    const none = await failureOf(api().call("getSubCategoryTitle", { params: { id: "nothing" } }));
    expect(none).toMatchObject({ status: 404, message: "Sub-category not found." });
  });
});
