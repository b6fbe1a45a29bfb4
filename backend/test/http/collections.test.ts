import { randomBytes } from "node:crypto";
import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import { collectionMessages } from "@haat/api-contract/collection/messages";
import type { CallInput } from "@haat/api-contract/endpoints";
import { anAdministrator, aStaffMember } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { auditOf } from "../support/audit";
import { aProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";
import { until } from "../support/until";

type Body = NonNullable<CallInput<"addCollection">["body"]>;

const aMark = () => `K${randomBytes(5).toString("hex")}`;
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

let token: string;
beforeAll(async () => {
  token = (await anAdministrator()).token;
});
/** Ids of the collections that this file has added. */
const added: string[] = [];
afterAll(() => withDatabase((client) => client.query("DELETE FROM shop_collection WHERE id = ANY ($1)", [added])));

async function add(fields: Body) {
  const { collection } = await api(token).call("addCollection", { body: fields });
  added.push(collection._id);
  return collection;
}
const update = async (id: string, body: Body) => api(token).call("updateCollection", { params: { id }, body });
/** What shoppers see of a collection. */
const listed = (collection: string, query: CallInput<"listProducts">["query"] = {}) =>
  api().call("listProducts", { query: { page: 1, ...query, collection } });
const idsOf = async (...wanted: Parameters<typeof listed>) => (await listed(...wanted)).products.map(({ _id }) => _id);
const gone = { status: 404, message: collectionMessages.notFound };

describe("a collection by a rule", () => {
  it("has the products of a brand up to a price, with filters, facets and sorting of its own", async () => {
    const brand = aMark();
    const [low, middle, high] = [
      await aProduct({ brand, price: 100 }),
      await aProduct({ brand, price: 400 }),
      await aProduct({ brand, price: 900 }),
    ];
    const { slug } = await add({ title: `Under 500 of ${brand}`, brand: brand.toUpperCase(), maxPrice: 400 });
    expect(await idsOf(slug, { sort: "price-asc" })).toEqual([low.id, middle.id]);
    expect(await idsOf(slug, { sort: "price-desc" })).toEqual([middle.id, low.id]);
    expect(await listed(slug, { minPrice: 200 })).toMatchObject({
      products: [{ _id: middle.id }],
      total: 1,
      facets: { brands: [{ name: brand, count: 1 }], price: { min: 100, max: 400 } },
    });
    const { _id, version } = (await api(token).call("listManagedCollections", { query: { search: slug } }))
      .collections[0] ?? { _id: "", version: "" };
    await update(_id, { title: `Under 100 of ${brand}`, slug, brand, maxPrice: 100, version });
    expect(await idsOf(slug, { sort: "price-asc" })).toEqual([low.id]);
    await update(_id, { title: `Under 500 of ${brand}`, slug, brand, maxPrice: 400 });
    // As prices change, so does the collection.
    await api(token).call("updateProduct", { params: { id: high.id }, body: { price: 300 } });
    const all = [low.id, high.id, middle.id];
    await until("the cheaper product", async () =>
      (await idsOf(slug, { sort: "price-asc" })).join() === all.join() ? all : undefined,
    );
  });

  it("leaves out what has fewer stars, is in another category or is not shown", async () => {
    const brand = aMark();
    const product = await aProduct({ brand });
    const { slug } = await add({ title: `Stars ${brand}`, brand, minRating: 4 });
    expect(await idsOf(slug)).toEqual([]);
    const { slug: elsewhere } = await add({ title: `Elsewhere ${brand}`, brand, categoryId: "pcat_none" });
    expect(await idsOf(elsewhere)).toEqual([]);
    const { slug: all } = await add({ title: `All ${brand}`, brand });
    expect(await idsOf(all)).toEqual([product.id]);
    await api(token).call("updateProduct", { params: { id: product.id }, body: { status: false } });
    await until("the hidden product", async () => ((await idsOf(all)).length === 0 ? true : undefined));
  });
});

describe("a collection of chosen products", () => {
  it("keeps their order until a shopper sorts them, and is not searched", async () => {
    const [dear, cheap] = [await aProduct({ price: 900 }), await aProduct({ price: 100 })];
    const { slug, products } = await add({
      title: `Chosen ${aMark()}`,
      productIds: [dear.id, "prod_gone", cheap.id],
      description: "Picked by hand.",
    });
    expect(products?.map(({ title }) => title)).toEqual([dear.title, "Deleted product", cheap.title]);
    expect(await idsOf(slug)).toEqual([dear.id, cheap.id]);
    expect(await idsOf(slug, { page: 2, limit: 1 })).toEqual([cheap.id]);
    expect(await idsOf(slug, { sort: "price-asc" })).toEqual([cheap.id, dear.id]);
    expect(await idsOf(slug, { search: "nothing of the kind" })).toEqual([dear.id, cheap.id]);
    const { collection } = await api().call("getCollection", { params: { slug } });
    expect(collection).toMatchObject({ slug, description: "Picked by hand." });
  });
});

it("a collection shows which of its chosen products were deleted, and can be changed all the same", async () => {
  const [kept, deleted] = [await aProduct(), await aProduct()];
  const title = `Chosen ${aMark()}`;
  const { _id, slug } = await add({ title, productIds: [kept.id, deleted.id] });
  await api(token).call("deleteProduct", { params: { id: deleted.id } });
  await until("the deleted product", async () => ((await idsOf(slug)).join() === kept.id ? true : undefined));
  const { collection } = await update(_id, { title: `${title} II`, productIds: [kept.id, deleted.id] });
  expect(collection.products?.map((product) => product.title)).toEqual([kept.title, "Deleted product"]);
});

describe("shoppers", () => {
  it("see a collection from its start to its end, and none that staff have hidden", async () => {
    const mark = aMark();
    const { id } = await aProduct();
    const title = `Timed ${mark}`;
    const { slug, status } = await add({ title, productIds: [id], startsAt: fromNow(3), endsAt: fromNow(7) });
    expect([slug, status]).toEqual([`timed-${mark.toLowerCase()}`, "scheduled"]);
    const read = () => api().call("getCollection", { params: { slug } });
    const isSeen = async () => (await raw("GET", `/api/v1/products?collection=${slug}&page=1`, {})).status === 200;
    const inList = async () => (await api().call("listCollections", {})).collections.some((one) => one.slug === slug);
    expect(await failureOf(read())).toMatchObject(gone);
    expect([await isSeen(), await inList()]).toEqual([false, false]);
    await until("its start", async () => ((await isSeen()) && (await inList()) ? true : undefined));
    await read();
    await until("its end", async () => ((await isSeen()) || (await inList()) ? undefined : true));
    const { slug: hidden } = await add({ title: `Hidden ${mark}`, productIds: [id], isActive: false });
    expect(await failureOf(listed(hidden))).toMatchObject(gone);
    expect(await failureOf(listed("no-such-collection"))).toMatchObject(gone);
  });

  it("and robots find its page, with its title and description", async () => {
    const mark = aMark();
    const { slug } = await add({ title: `Diwali & <${mark}>`, brand: mark, description: `Lamps of ${mark}.` });
    const page = await raw("GET", `/collections/${slug}`, { headers: { "user-agent": "Googlebot" } });
    expect(page.status).toBe(200);
    expect(page.text).toContain(`Lamps of ${mark}.`);
    expect(page.text).not.toContain(`<${mark}>`);
    expect((await raw("GET", "/sitemap-pages.xml", {})).text).toContain(`/collections/${slug}</loc>`);
    expect((await raw("GET", "/collections/no-such-collection", {})).status).toBe(404);
  });
});

describe("staff's collections", () => {
  it("are added, changed, found and deleted, with entries in the audit log", async () => {
    const mark = aMark();
    const { _id, version } = await add({ title: `Lamps ${mark}`, brand: mark });
    const body = { title: `Lights ${mark}`, slug: `lights-${mark.toLowerCase()}`, brand: mark, minRating: 3, version };
    const { collection } = await update(_id, body);
    expect(collection).toMatchObject({ title: `Lights ${mark}`, slug: body.slug, minRating: 3, status: "running" });
    expect(await failureOf(update(_id, body))).toMatchObject({
      status: 409,
      message: collectionMessages.changedMeanwhile,
    });
    const query = { search: mark, status: "running" as const };
    expect((await api(token).call("listManagedCollections", { query })).collections).toEqual([collection]);
    await api(token).call("deleteCollection", { params: { id: _id } });
    expect(await failureOf(listed(body.slug))).toMatchObject(gone);
    expect(await failureOf(api(token).call("deleteCollection", { params: { id: _id } }))).toMatchObject(gone);
    expect((await auditOf(_id)).map(({ action }) => action)).toEqual([
      "collection.created",
      "collection.updated",
      "collection.deleted",
    ]);
  });

  it("have addresses of their own", async () => {
    const slug = aMark().toLowerCase();
    const twice = [add({ title: "Two", slug }), add({ title: "Two", slug })];
    const results = await Promise.allSettled(twice);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { _id } = await add({ title: `One ${slug}` });
    const taken = { status: 409, message: collectionMessages.slugTaken };
    for (const result of results) {
      if (result.status === "rejected") expect(await failureOf(Promise.reject(result.reason))).toMatchObject(taken);
    }
    expect(await failureOf(add({ title: "Three", slug }))).toMatchObject(taken);
    expect(await failureOf(update(_id, { title: "One", slug }))).toMatchObject(taken);
  });

  it.each([
    [{ title: " " }, collectionMessages.titleRequired],
    [{ title: "दीवाली" }, collectionMessages.slugInvalid],
    [{ title: "A", slug: "A B" }, collectionMessages.slugInvalid],
    [{ title: "A", slug: "../admin" }, collectionMessages.slugInvalid],
    [{ title: "A", minRating: 5 }, collectionMessages.ratingInvalid],
    [{ title: "A", maxPrice: -1 }, collectionMessages.priceInvalid(1_000_000)],
    [{ title: "A", productIds: [] }, offerMessages.noProduct],
    [{ title: "A", productIds: ["prod_1"], brand: "B" }, offerMessages.productsAlone],
    [{ title: "A", startsAt: fromNow(10), endsAt: fromNow(5) }, collectionMessages.endBeforeStart],
  ])("are refused where they make no sense: %j", async (body, message) => {
    const answer = await raw("POST", "/api/v1/back-office/collections", { token, body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it("are for staff who may edit products", async () => {
    const member = await aStaffMember({ permissions: ["view_product"] });
    await api(member.token).call("listManagedCollections", { query: {} });
    const body = { title: "Mine" };
    expect((await raw("POST", "/api/v1/back-office/collections", { token: member.token, body })).status).toBe(403);
  });
});
