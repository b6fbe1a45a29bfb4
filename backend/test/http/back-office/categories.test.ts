import { randomBytes } from "node:crypto";
import { categoryMessages } from "@haat/api-contract/category/messages";
import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import sharp from "sharp";
import { z } from "zod";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aCategory, aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { aPicture, aPictureBlob } from "../../support/pictures";
import { raw } from "../../support/raw";
import { shopAddress } from "../../support/shop-address";
import { until } from "../../support/until";

const aTitle = () => `Lamps ${randomBytes(5).toString("hex")}`;

let administrator: Administrator;
let image: Blob;
beforeAll(async () => {
  [administrator, image] = await Promise.all([anAdministrator(), aPictureBlob("jpeg")]);
});

const made: string[] = [];
async function aNewCategory(body: { title?: string; status?: boolean } = {}) {
  const title = body.title ?? aTitle();
  const { data } = await api(administrator.token).call("addCategory", { body: { ...body, title }, files: { image } });
  made.push(data._id);
  return data;
}
afterAll(() =>
  withDatabase((client) => client.query("UPDATE product_category SET deleted_at = now() WHERE id = ANY ($1)", [made])),
);

/** As the back office reads it. */
const listed = async (search: string) =>
  (await api(administrator.token).call("listAllCategories", { query: { search } })).data;
/** As shoppers read it. */
const shown = async (id: string) => (await api().call("listCategories", {})).data.find(({ _id }) => _id === id);

const storedFiles = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ address: string }>("SELECT address FROM shop_file");
    return rows.map(({ address }) => address);
  });

describe("POST /api/v1/Category", () => {
  // @spec fields-id-title-image post-category-multipart-title
  it("adds a category visible to shoppers, with a handle from its title and its picture converted to the shop's format", async () => {
    const title = aTitle();
    const answer = await api(administrator.token).call("addCategory", {
      body: { title: `  ${title} ` },
      files: { image },
    });
    made.push(answer.data._id);
    expect(answer.message).toBe("Category saved successfully!");
    expect(answer.data).toMatchObject({ title, status: true, handle: title.toLowerCase().replace(" ", "-") });
    const seen = await until("the category in the shop", () => shown(answer.data._id));
    const { version, ...rest } = answer.data;
    expect(seen).toEqual(rest);
    expect(version).toBeTruthy();
    const kept = Buffer.from(await (await fetch(`${shopAddress().url}${answer.data.image}`)).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 640 });
    expect(pictureCopies(answer.data.image).map(({ width }) => width)).toEqual([640, 400, 200, 100]);
    expect(await auditOf(answer.data._id)).toEqual([
      { action: "category.created", before: null, after: expect.objectContaining({ title, status: true }) },
    ]);
  });

  // @spec post-category-multipart-title
  it("accepts booleans as form fields", async () => {
    const form = new FormData();
    const title = aTitle();
    form.append("title", title);
    form.append("status", "false");
    form.append("image", image, "lamp.jpg");
    const answer = await raw("POST", "/api/v1/category", { token: administrator.token, body: form });
    expect(answer.status).toBe(201);
    const [row] = await listed(title);
    made.push(row?._id ?? "");
    expect(row).toMatchObject({ title, status: false });
    expect(await shown(row?._id ?? "")).toBeUndefined();
  });

  it("gives categories with the same title different handles, even when added concurrently", async () => {
    const title = aTitle();
    const rows = await Promise.all(Array.from({ length: 5 }, () => aNewCategory({ title })));
    const handle = title.toLowerCase().replace(" ", "-");
    expect(rows.map((row) => row.handle).sort()).toEqual([handle, ...[2, 3, 4, 5].map((n) => `${handle}-${n}`)].sort());
  });

  // @spec title-required-title-required title-required-image-required
  it.each([
    ["no title", {}, "Title is required."],
    ["a blank title", { title: "   " }, "Title is required."],
    ["a title that is too long", { title: "x".repeat(101) }, "The title is too long."],
    ["a title that is no text", { title: { $ne: null } }, "Title is required."],
    ["a title with U+0000", { title: "a\u0000b" }, "title contains a character that is not allowed."],
    ["a status that is none", { title: "Lamps", status: "maybe" }, "status must be a boolean."],
  ])("rejects %s", async (_what, body, message) => {
    const answer = await raw("POST", "/api/v1/Category", { token: administrator.token, body });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  });

  // @spec title-required-title-required title-required-image-required
  it("rejects a missing picture, and a file disguised as one", async () => {
    const call = (file?: Blob) =>
      failureOf(
        api(administrator.token).call("addCategory", {
          body: { title: aTitle() },
          ...(file ? { files: { image: file } } : {}),
        }),
      );
    expect(await call()).toMatchObject({ status: 400, message: "An image is required for a new category." });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await call(new Blob([drawing], { type: "image/png" }))).toMatchObject({ status: 415 });
  });
});

describe("GET /api/v1/Category", () => {
  // @spec get-category-all-true
  it("returns all rows with their version to staff who may see them, and the active ones to others", async () => {
    const mark = aTitle();
    const [on, off] = [
      await aNewCategory({ title: `${mark} on` }),
      await aNewCategory({ title: `${mark} off`, status: false }),
    ];
    const all = await listed(mark.toUpperCase());
    expect(all.map(({ _id }) => _id)).toEqual([off._id, on._id]);
    expect(all[0]).toEqual(off);
    const open = await until("the active one", async () => {
      const { data } = await api().call("listAllCategories", { query: { search: mark, all: "true" } });
      return data.length > 0 ? data : undefined;
    });
    expect(open.map(({ _id }) => _id)).toEqual([on._id]);
    expect(open[0]).not.toHaveProperty("version");
    const inactive = await api(administrator.token).call("listAllCategories", {
      query: { search: mark, status: "false" },
    });
    expect(inactive.data.map(({ _id }) => _id)).toEqual([off._id]);
  });

  // @spec paged-table-cards-small
  it("pages, sorts and searches titles with any special characters", async () => {
    const mark = randomBytes(4).toString("hex");
    for (const title of [`${mark} b%_\\`, `${mark} a`, `${mark} c`]) await aNewCategory({ title });
    const titles = async (query: object) =>
      (await api(administrator.token).call("listAllCategories", { query: { search: mark, ...query } })).data.map(
        ({ title }) => title.slice(9, 10),
      );
    expect(await titles({})).toEqual(["c", "a", "b"]);
    expect(await titles({ sort: "title" })).toEqual(["a", "b", "c"]);
    expect(await titles({ sort: "title", order: "desc", page: "1", limit: "2" })).toEqual(["c", "b"]);
    expect(await titles({ page: "2", limit: "2" })).toEqual(["b"]);
    expect(await titles({ page: "2", limit: "2", all: "true" })).toEqual(["c", "a", "b"]);
    expect(await titles({ search: `${mark} b%_\\` })).toEqual(["b"]);
    expect(await titles({ search: `${mark} %` })).toEqual([]);
    const page = await api(administrator.token).call("listAllCategories", { query: { search: mark, limit: "2" } });
    expect(page).toMatchObject({ total: 3, page: 1, limit: 2 });
  });

  it.each(["page=0", "limit=101", "sort=rank", "order=up", "status=1", "all=yes", `search=${"x".repeat(101)}`])(
    "rejects the query %s",
    async (query) => {
      expect((await raw("GET", `/api/v1/Category?${query}`)).status).toBe(400);
    },
  );
});

describe("PUT /api/v1/Category/{id}", () => {
  // @spec put-category-id-status
  it("changes what is sent, keeps the handle, and is visible to shoppers", async () => {
    const before = await aNewCategory();
    const title = aTitle();
    const png = await aPictureBlob("png");
    const { data, message } = await api(administrator.token).call("updateCategory", {
      params: { id: before._id },
      body: { title, version: before.version },
      files: { image: png },
    });
    expect(message).toBe("Category saved successfully!");
    expect(data).toMatchObject({ title, handle: before.handle, status: true, createdAt: before.createdAt });
    expect(data.image).not.toBe(before.image);
    expect(data.version).not.toBe(before.version);
    await until("the new title", async () => ((await shown(before._id))?.title === title ? true : undefined));
    expect((await auditOf(before._id)).at(-1)).toEqual({
      action: "category.updated",
      before: { title: before.title, image: before.image },
      after: { title, image: data.image },
    });
  });

  // @spec second-two-save-same two-administrators-edit-thing
  it("rejects the second of two changes to the same version, and keeps the first", async () => {
    const row = await aNewCategory();
    const save = (title: string) =>
      api(administrator.token).call("updateCategory", {
        params: { id: row._id },
        body: { title, version: row.version },
      });
    const outcomes = await Promise.allSettled(["One", "Two", "Three"].map((word) => save(`${row.title} ${word}`)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [now] = await listed(row.title);
    const failure = await failureOf(save("Late"));
    expect(failure).toMatchObject({ status: 409, message: categoryMessages.changedMeanwhile });
    expect((await listed(row.title))[0]).toEqual(now);
    expect(await auditOf(row._id)).toHaveLength(2);
  });

  // @spec second-two-save-same
  it("with a stale version does not store the uploaded picture", async () => {
    const row = await aNewCategory();
    // Others store pictures meanwhile. A file's name ends in its width, and none of theirs has this one.
    const wide = new Blob([new Uint8Array(await aPicture("png", 641, 13))], { type: "image/png" });
    const body = { title: "Late", version: "0" };
    const call = api(administrator.token).call("updateCategory", {
      params: { id: row._id },
      body,
      files: { image: wide },
    });
    expect(await failureOf(call)).toMatchObject({ status: 409 });
    expect((await storedFiles()).filter((address) => address.endsWith("-641.webp"))).toEqual([]);
  });

  // @spec inactive-category-does-exist put-category-id-status
  it("deactivates a category, which hides its products, and activates it again", async () => {
    const category = await aNewCategory();
    const sub = await aCategory({ parentId: category._id });
    const product = await aProduct({ categoryId: category._id, subCategoryId: sub.id });
    const set = (status: boolean) =>
      api(administrator.token).call("updateCategory", { params: { id: category._id }, body: { status } });
    const isThere = async () => {
      const [page, list] = await Promise.all([
        raw("GET", `/api/v1/product/title/${product.id}`),
        api().call("listProducts", { query: { search: product.title } }),
      ]);
      return { page: page.status, found: list.products.some(({ _id }) => _id === product.id) };
    };
    expect((await set(false)).message).toBe("Category status updated!");
    await until("the product gone", async () => {
      const { page, found } = await isThere();
      return page === 404 && !found ? true : undefined;
    });
    expect(await shown(category._id)).toBeUndefined();
    expect((await raw("GET", `/api/v1/products/${category._id}`)).status).toBe(404);
    await set(true);
    await until("the product back", async () => {
      const { page, found } = await isThere();
      return page === 200 && found ? true : undefined;
    });
    expect(await shown(category._id)).toMatchObject({ status: true });
  });

  // @spec status-toggled-place-toggle
  it("accepts twenty concurrent requests", async () => {
    const row = await aNewCategory();
    const press = (status: boolean) =>
      api(administrator.token).call("updateCategory", { params: { id: row._id }, body: { status } });
    await Promise.all(Array.from({ length: 20 }, (_, index) => press(index % 2 === 0)));
    const { data } = await press(true);
    expect(data).toMatchObject({ title: row.title, status: true, image: row.image });
  });

  it("returns 404 for a sub-category and an unknown id", async () => {
    const category = await aNewCategory();
    const sub = await aCategory({ parentId: category._id });
    for (const id of [sub.id, "nothing", "pcat_' OR 1=1"]) {
      const failure = await failureOf(
        api(administrator.token).call("updateCategory", { params: { id }, body: { title: "A" } }),
      );
      expect(failure).toMatchObject({ status: 404, message: "Category not found." });
    }
  });
});

describe("DELETE /api/v1/Category/{id}", () => {
  const remove = (id: string) => api(administrator.token).call("deleteCategory", { params: { id } });

  // @spec 409-category-still-n delete-category-id-409
  it("reports the number of products first, then of sub-categories, and deletes an empty category", async () => {
    const category = await aNewCategory();
    const sub = await aCategory({ parentId: category._id });
    const other = await aCategory({ parentId: category._id });
    const products = [await aProduct({ subCategoryId: sub.id }), await aProduct({ categoryId: category._id })];
    expect(await failureOf(remove(category._id))).toMatchObject({
      status: 409,
      message: "This category still has 2 products.",
    });
    const under = await failureOf(api(administrator.token).call("deleteSubCategory", { params: { id: sub.id } }));
    expect(under).toMatchObject({ status: 409, message: "This sub-category still has 1 product." });
    for (const { id } of products)
      await administrator.adminFetch("DELETE", `/admin/products/${id}`, undefined, z.unknown());
    const subCategoriesLeft = async (message: string) =>
      expect(await failureOf(remove(category._id))).toMatchObject({ status: 409, message });
    await subCategoriesLeft("This category still has 2 sub-categories.");
    await api(administrator.token).call("deleteSubCategory", { params: { id: other.id } });
    await subCategoriesLeft("This category still has 1 sub-category.");
    await api(administrator.token).call("deleteSubCategory", { params: { id: sub.id } });
    expect((await remove(category._id)).message).toBe("Category deleted successfully!");
    await until("the category gone", async () => ((await shown(category._id)) ? undefined : true));
    expect(await listed(category.title)).toEqual([]);
    expect((await auditOf(category._id)).at(-1)).toMatchObject({
      action: "category.deleted",
      before: { title: category.title },
      after: null,
    });
    expect(await failureOf(remove(category._id))).toMatchObject({ status: 404 });
  });

  it("frees its handle for reuse", async () => {
    const first = await aNewCategory();
    await remove(first._id);
    expect((await aNewCategory({ title: first.title })).handle).toBe(first.handle);
  });
});
