import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { homeMessages } from "@haat/api-contract/home/messages";
import { collectionSource, firstHomeRows, homeGridTitles } from "@haat/api-contract/home/words";
import { anAdministrator, aStaffMember } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { auditOf } from "../support/audit";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";
import { until } from "../support/until";

const aMark = () => `H${randomBytes(5).toString("hex")}`;

let token: string;
let earlier: string[];
const added: string[] = [];

beforeAll(async () => {
  token = (await anAdministrator()).token;
  earlier = (await read()).rows.map(({ source }) => source);
});
afterEach(() => api(token).call("saveHome", { body: { rows: earlier, replacesNext: true } }));
afterAll(() => withDatabase((client) => client.query("DELETE FROM shop_collection WHERE id = ANY ($1)", [added])));

const read = async () => (await api(token).call("getManagedHome", {})).home;
const save = (rows: readonly string[], version?: string) =>
  api(token).call("saveHome", { body: { rows: [...rows], version } });
const shown = async () => (await api().call("getHome", {})).rows;
async function aCollection(fields: { isActive?: boolean } = {}) {
  const { collection } = await api(token).call("addCollection", { body: { title: `Row ${aMark()}`, ...fields } });
  added.push(collection._id);
  return collection;
}

it("the home page has the rows that staff arrange, with collections among its own", async () => {
  const { _id, title, slug } = await aCollection();
  const rows = ["electronics", collectionSource(_id), "fashion"];
  const { home } = await save(rows);
  expect(home.rows.map(({ source }) => source)).toEqual(rows);
  expect(home.others.map(({ source }) => source)).toEqual(expect.arrayContaining(["trending", "best-sale"]));
  expect(await shown()).toEqual([
    { source: "electronics", title: homeGridTitles.electronics, slug: null },
    { source: collectionSource(_id), title, slug },
    { source: "fashion", title: homeGridTitles.fashion, slug: null },
  ]);
  const [entry] = (await auditOf("home")).slice(-1);
  expect(entry).toMatchObject({
    action: "home-page.updated",
    after: {
      rows: [
        `${homeGridTitles.electronics} (electronics)`,
        `${title} (${collectionSource(_id)})`,
        `${homeGridTitles.fashion} (fashion)`,
      ],
    },
  });
  await api(token).call("updateCollection", { params: { id: _id }, body: { title: `${title} II`, slug } });
  expect((await shown())[1]).toMatchObject({ title: `${title} II`, slug });
});

it("rows of collections that are hidden or deleted are left out", async () => {
  const [hidden, deleted] = [await aCollection({ isActive: false }), await aCollection()];
  await save([collectionSource(hidden._id), collectionSource(deleted._id), "trending"]);
  await api(token).call("deleteCollection", { params: { id: deleted._id } });
  expect((await shown()).map(({ source }) => source)).toEqual(["trending"]);
  expect((await read()).rows).toEqual([
    { source: collectionSource(hidden._id), title: hidden.title, isShown: false },
    { source: "trending", title: homeGridTitles.trending, isShown: true },
  ]);
});

it("is refused with what another has changed meanwhile, and with rows that make no sense", async () => {
  const { version } = await read();
  await save(["trending"], version);
  expect(await failureOf(save(["fashion"], version))).toMatchObject({
    status: 409,
    message: homeMessages.changedMeanwhile,
  });
  for (const rows of [["nonsense"], ["collection:"], [collectionSource("coll_none")]])
    expect(await failureOf(save(rows))).toMatchObject({ status: 400, message: homeMessages.rowInvalid });
  expect(await failureOf(save(["trending", "trending"]))).toMatchObject({
    status: 400,
    message: homeMessages.rowTwice,
  });
  expect((await shown()).map(({ source }) => source)).toEqual(["trending"]);
});

const nextOf = async () => {
  const { next } = await read();
  return next && { publishAt: next.publishAt, rows: next.rows.map(({ source }) => source) };
};
const sourcesShown = async () => (await shown()).map(({ source }) => source);
const schedule = (rows: readonly string[], publishAt: string, version?: string) =>
  api(token).call("scheduleHome", { body: { rows: [...rows], publishAt, version } });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const untilShown = (rows: readonly string[]) =>
  until("rows shown", async () => isDeepStrictEqual(await sourcesShown(), rows) || undefined);
/** As if the moment had come: the database's clock decides. */
const letItCome = () =>
  withDatabase(async (client) => {
    await client.query("UPDATE home_page SET next_from = clock_timestamp()");
    await client.query("NOTIFY catalog_changed");
  });

describe("a scheduled home page", () => {
  it("is shown from its moment on, in place of the rows until then, and to nobody before", async () => {
    await save(["trending"]);
    const publishAt = tomorrow();
    await schedule(["fashion", "electronics"], publishAt);
    expect(await sourcesShown()).toEqual(["trending"]);
    expect(await nextOf()).toEqual({ publishAt, rows: ["fashion", "electronics"] });
    const [entry] = (await auditOf("home")).slice(-1);
    expect(entry).toMatchObject({ action: "home-page.updated", before: { publishAt: null }, after: { publishAt } });
    await letItCome();
    await untilShown(["fashion", "electronics"]);
    expect(await nextOf()).toBeNull();
    expect((await read()).rows.map(({ source }) => source)).toEqual(["fashion", "electronics"]);
  });

  it("comes by itself at its moment", async () => {
    await save(["trending"]);
    await schedule(["fashion"], new Date(Date.now() + 6_000).toISOString());
    await untilShown(["fashion"]);
    // Where an earlier release, too, reads and writes it.
    await until("rows stored", async () => {
      const { rows } = await withDatabase((client) =>
        client.query("SELECT sources FROM home_page WHERE next_from IS NULL"),
      );
      return isDeepStrictEqual(rows, [{ sources: ["fashion"] }]) || undefined;
    });
  });

  it("stays when the rows of today are changed, and is replaced or removed", async () => {
    const publishAt = tomorrow();
    await schedule(["fashion"], publishAt);
    await save(["trending"]);
    expect(await nextOf()).toEqual({ publishAt, rows: ["fashion"] });
    await schedule(["best-sale"], publishAt);
    expect(await nextOf()).toEqual({ publishAt, rows: ["best-sale"] });
    await api(token).call("unscheduleHome", {});
    expect(await nextOf()).toBeNull();
    expect(await sourcesShown()).toEqual(["trending"]);
    await schedule(["best-sale"], publishAt);
    await api(token).call("saveHome", { body: { rows: ["best-sale"], replacesNext: true } });
    expect(await nextOf()).toBeNull();
    expect(await sourcesShown()).toEqual(["best-sale"]);
  });

  it("is removed by who has seen it as it is, if it is still to come", async () => {
    await schedule(["fashion"], tomorrow());
    const { version } = await read();
    await schedule(["trending"], tomorrow());
    const remove = (seen?: string) => failureOf(api(token).call("unscheduleHome", { query: { version: seen } }));
    expect(await remove(version)).toMatchObject({ status: 409, message: homeMessages.changedMeanwhile });
    await letItCome();
    expect(await remove()).toMatchObject({ status: 409, message: homeMessages.notScheduled });
    await untilShown(["trending"]);
  });

  it("is refused in the past, with unknown rows, and by whom its moment has overtaken", async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    expect(await failureOf(schedule(["fashion"], past))).toMatchObject({ status: 400, message: homeMessages.timePast });
    expect(await failureOf(schedule([collectionSource("coll_none")], tomorrow()))).toMatchObject({
      status: 400,
      message: homeMessages.rowInvalid,
    });
    await schedule(["fashion"], tomorrow());
    const { version } = await read();
    await letItCome();
    expect(await failureOf(save(["trending"], version))).toMatchObject({
      status: 409,
      message: homeMessages.changedMeanwhile,
    });
    await untilShown(["fashion"]);
  });
});

it("has its first arrangement before staff have changed it", async () => {
  await withDatabase((client) => client.query("DELETE FROM home_page"));
  expect((await read()).rows.map(({ source }) => source)).toEqual(firstHomeRows);
});

it("is for staff who may edit products", async () => {
  const member = await aStaffMember({ permissions: ["view_product"] });
  await api(member.token).call("getManagedHome", {});
  const asMember = { token: member.token, body: { rows: [], publishAt: tomorrow() } };
  for (const [method, path] of [
    ["PUT", "/home"],
    ["PUT", "/home/next"],
    ["DELETE", "/home/next"],
  ] as const)
    expect(await raw(method, `/api/v1/back-office${path}`, asMember)).toMatchObject({ status: 403 });
});
