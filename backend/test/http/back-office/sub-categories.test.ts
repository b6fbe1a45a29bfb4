import { randomBytes } from "node:crypto";
import { subCategoryMessages } from "@haat/api-contract/category/messages";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aCategory, aProduct } from "../../support/catalogue";
import { aPictureBlob } from "../../support/pictures";
import { raw } from "../../support/raw";
import { until } from "../../support/until";

const aTitle = () => `Bulbs ${randomBytes(5).toString("hex")}`;

let administrator: Administrator;
let image: Blob;
let parent: { id: string; title: string };
beforeAll(async () => {
  [administrator, image, parent] = await Promise.all([anAdministrator(), aPictureBlob("webp"), aCategory()]);
});

const asAdministrator = () => api(administrator.token);
async function aSubCategory(body: { title?: string; fromStartPrice?: number; status?: boolean } = {}) {
  const { data } = await asAdministrator().call("addSubCategory", {
    params: { categoryId: parent.id },
    body: { title: aTitle(), heading: "Light for less", ...body },
    files: { image },
  });
  return data;
}
const change = (id: string, body: object) => asAdministrator().call("updateSubCategory", { params: { id }, body });
const shown = async (id: string) => (await api().call("listSubCategories", {})).data.find(({ _id }) => _id === id);

describe("POST /api/v1/subcategory/{categoryId}", () => {
  // @spec fields-id-title-image-heading post-subcategory-categoryid-title
  it("adds one that shoppers see below its category", async () => {
    const answer = await asAdministrator().call("addSubCategory", {
      params: { categoryId: parent.id },
      body: { title: aTitle(), heading: "Light for less", fromStartPrice: 199.5, showOnHomePage: true },
      files: { image },
    });
    expect(answer).toMatchObject({ success: true, status: true, message: "Sub-category saved successfully!" });
    const { version, ...row } = answer.data;
    expect(row).toMatchObject({
      heading: "Light for less",
      fromStartPrice: 199.5,
      showOnHomePage: true,
      status: true,
      categoryId: { _id: parent.id, title: parent.title },
    });
    expect(await until("it in the shop", () => shown(row._id))).toEqual(row);
    expect(await auditOf(row._id)).toEqual([
      {
        action: "sub-category.created",
        before: null,
        after: expect.objectContaining({ title: row.title, fromStartPrice: 199.5, categoryId: parent.title }),
      },
    ]);
  });

  // @spec showonhomepage-false-unless-asked starting-price-sent-number post-subcategory-categoryid-title
  it("parses numbers and booleans of a form, and has defaults", async () => {
    const form = new FormData();
    const title = aTitle();
    for (const [name, value] of Object.entries({ title, heading: "H", fromStartPrice: "49.99" }))
      form.append(name, value);
    form.append("image", image, "bulb.webp");
    const answer = await raw("POST", `/api/v1/SubCategory/${parent.id}`, { token: administrator.token, body: form });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: true, data: { title, fromStartPrice: 49.99, status: true, showOnHomePage: false } },
    });
  });

  // @spec title-heading-parent-required title-heading-parent-category
  it.each([
    ["no title", { heading: "H" }, subCategoryMessages.fieldsRequired],
    ["no heading", { title: "T" }, subCategoryMessages.fieldsRequired],
    ["a blank heading", { title: "T", heading: " " }, subCategoryMessages.fieldsRequired],
    ["a heading that is too long", { title: "T", heading: "x".repeat(151) }, subCategoryMessages.headingTooLong],
    ["a price below zero", { title: "T", heading: "H", fromStartPrice: -1 }, "fromStartPrice must be at least 0."],
    ["a price that is none", { title: "T", heading: "H", fromStartPrice: "cheap" }, "fromStartPrice must be a number."],
    [
      "a price of a tenth of a paisa",
      { title: "T", heading: "H", fromStartPrice: 1.001 },
      "fromStartPrice must have at most two decimals.",
    ],
    ["no picture", { title: "T", heading: "H" }, subCategoryMessages.imageRequired],
  ])("rejects %s", async (_what, body, message) => {
    const answer = await raw("POST", `/api/v1/subcategory/${parent.id}`, { token: administrator.token, body });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  });

  // @spec title-heading-parent-required
  it("rejects an invalid parent", async () => {
    const below = await aSubCategory();
    for (const categoryId of ["nothing", below._id]) {
      const body = { title: aTitle(), heading: "H" };
      const call = asAdministrator().call("addSubCategory", { params: { categoryId }, body, files: { image } });
      expect(await failureOf(call)).toMatchObject({ status: 404, message: "Category not found." });
    }
  });
});

describe("GET /api/v1/subcategory", () => {
  // @spec get-subcategory-all-true
  it("returns all to staff who may see them, filtered by category, and the active ones to others", async () => {
    const mark = randomBytes(4).toString("hex");
    const on = await aSubCategory({ title: `${mark} on`, fromStartPrice: 20 });
    const off = await aSubCategory({ title: `${mark} off`, fromStartPrice: 10, status: false });
    const ids = async (token: string | undefined, query: object) =>
      (await api(token).call("listAllSubCategories", { query: { search: mark, ...query } })).data.map(({ _id }) => _id);
    expect(await ids(administrator.token, {})).toEqual([off._id, on._id]);
    expect(await ids(administrator.token, { sort: "fromStartPrice", order: "desc" })).toEqual([on._id, off._id]);
    expect(await ids(administrator.token, { categoryId: parent.id, status: "false" })).toEqual([off._id]);
    expect(await ids(administrator.token, { categoryId: "nothing" })).toEqual([]);
    await until("the active one", async () => ((await ids(undefined, {})).length === 1 ? true : undefined));
    expect(await ids(undefined, { all: "true" })).toEqual([on._id]);
    const whole = await raw("GET", `/api/v1/subcategory?all=true&search=${mark}`, { token: administrator.token });
    expect(whole.body).toMatchObject({ success: true, status: true, data: [{ _id: off._id }, { _id: on._id }] });
  });
});

describe("PUT /api/v1/SubCategory/{id}", () => {
  // @spec toggles-wait-while-flight put-subcategory-id-toggles
  it("changes one field at a time, whatever the case of the path", async () => {
    const row = await aSubCategory({ fromStartPrice: 10 });
    const put = (path: string, body: object) =>
      raw("PUT", `/api/v1/${path}/${row._id}`, { token: administrator.token, body });
    expect((await put("SubCategory", { showOnHomePage: true })).body).toMatchObject({
      message: "Sub-category 'Show on Home' status updated!",
      status: true,
      data: { showOnHomePage: true, heading: row.heading, fromStartPrice: 10, title: row.title },
    });
    expect((await put("subcategory", { status: false })).body).toMatchObject({
      message: "Sub-category status updated!",
    });
    expect((await put("SUBCATEGORY", { fromStartPrice: 0 })).body).toMatchObject({
      message: "Sub-category saved successfully!",
      data: { fromStartPrice: 0, status: false, showOnHomePage: true },
    });
    expect((await auditOf(row._id)).map(({ after }) => after).slice(1)).toEqual([
      { showOnHomePage: true },
      { status: false },
      { fromStartPrice: 0 },
    ]);
  });

  // @spec moved-another-category-products put-subcategory-id-toggles
  it("moves it with its products to another category", async () => {
    const other = await aCategory();
    const row = await aSubCategory();
    const product = await aProduct({ subCategoryId: row._id });
    const { data } = await change(row._id, { categoryId: other.id });
    expect(data.categoryId).toEqual({ _id: other.id, title: other.title });
    const moved = await until("the product in the other category", async () => {
      const { product: now } = await api().call("getProduct", { params: { id: product.id } });
      return now.categoryId?._id === other.id ? now : undefined;
    });
    expect(moved.subCategoryId?._id).toBe(row._id);
    expect((await shown(row._id))?.categoryId._id).toBe(other.id);
  });

  it("rejects an invalid category, itself, and an empty one", async () => {
    const row = await aSubCategory();
    for (const categoryId of ["nothing", row._id]) {
      expect(await failureOf(change(row._id, { categoryId }))).toMatchObject({
        status: 400,
        message: subCategoryMessages.parentNotFound,
      });
    }
    expect(await failureOf(change(row._id, { categoryId: "" }))).toMatchObject({
      status: 400,
      message: subCategoryMessages.fieldsRequired,
    });
  });

  // @spec second-two-save-same-told two-administrators-edit-thing
  it("rejects a stale version, and changes nothing", async () => {
    const row = await aSubCategory();
    await change(row._id, { heading: "First", version: row.version });
    const failure = await failureOf(change(row._id, { heading: "Second", title: "Lost", version: row.version }));
    expect(failure).toMatchObject({ status: 409, message: subCategoryMessages.changedMeanwhile });
    expect(await shown(row._id)).toMatchObject({ heading: "First", title: row.title });
  });

  it("returns 404 for a category and an unknown id", async () => {
    for (const id of [parent.id, "nothing"]) {
      expect(await failureOf(change(id, { title: "A" }))).toMatchObject({
        status: 404,
        message: "Sub-category not found.",
      });
    }
  });
});

describe("DELETE /api/v1/subcategory/{id}", () => {
  // @spec you-sure-you-want-delete-sub delete-subcategory-id
  it("deletes an empty one once", async () => {
    const row = await aSubCategory();
    const remove = () => asAdministrator().call("deleteSubCategory", { params: { id: row._id } });
    const outcomes = await Promise.allSettled([remove(), remove(), remove()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await failureOf(remove())).toMatchObject({ status: 404, message: "Sub-category not found." });
    await until("it gone", async () => ((await shown(row._id)) ? undefined : true));
    expect((await auditOf(row._id)).filter(({ action }) => action === "sub-category.deleted")).toHaveLength(1);
  });
});
