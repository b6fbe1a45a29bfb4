import { randomBytes } from "node:crypto";
import { homeMessages } from "@haat/api-contract/home/messages";
import { collectionSource, firstHomeRows, homeGridTitles } from "@haat/api-contract/home/words";
import { anAdministrator, aStaffMember } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { auditOf } from "../support/audit";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";

const aMark = () => `H${randomBytes(5).toString("hex")}`;

let token: string;
let earlier: string[];
const added: string[] = [];

beforeAll(async () => {
  token = (await anAdministrator()).token;
  earlier = (await read()).rows.map(({ source }) => source);
});
afterEach(() => save(earlier));
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

it("has its first arrangement before staff have changed it", async () => {
  await withDatabase((client) => client.query("DELETE FROM home_page"));
  expect((await read()).rows.map(({ source }) => source)).toEqual(firstHomeRows);
});

it("is for staff who may edit products", async () => {
  const member = await aStaffMember({ permissions: ["view_product"] });
  await api(member.token).call("getManagedHome", {});
  const answer = await raw("PUT", "/api/v1/back-office/home", { token: member.token, body: { rows: [] } });
  expect(answer.status).toBe(403);
});
