import { randomBytes } from "node:crypto";
import { searchSynonymMessages } from "@haat/api-contract/search-synonym/messages";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { until } from "../../support/until";

/** A word that no other test has: letters only, since a search does not read numbers as words. */
const aWord = (beginning: string) =>
  beginning + [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");

let administrator: Administrator;
let word: string;
let product: { id: string };
beforeAll(async () => {
  administrator = await anAdministrator();
  word = aWord("zibbo");
  product = await aProduct({ title: `${word} Lantern` });
});
afterAll(() =>
  withDatabase(async (client) => {
    await client.query("DELETE FROM search_synonym WHERE word ~ '^(zibbo|wexxo)'");
    await client.query("DELETE FROM search_miss WHERE query ~ '^(zibbo|wexxo)'");
  }),
);

const as = (token = administrator.token) => api(token);
const add = (typed: string, fields: { equals?: string[]; direction?: "oneway" | "both" } = {}, token?: string) =>
  as(token).call("addSearchSynonym", { body: { word: typed, equals: [word], direction: "oneway", ...fields } });
const found = async (search: string) =>
  (await api().call("listProducts", { query: { search } })).products.map(({ _id }) => _id);
const missed = async (search: string) => (await as().call("listMissedSearches", { query: { search } })).searches;

describe("search synonyms", () => {
  // @spec search-synonyms-staff-edit
  it("apply at once when staff add, change and delete them, with an audit log entry each", async () => {
    const [typed, other] = [aWord("wexxo"), aWord("wexxo")];
    expect(await found(typed)).toEqual([]);
    const { synonym, message } = await add(typed);
    expect(message).toBe(searchSynonymMessages.saved);
    expect(synonym).toMatchObject({ word: typed, equals: [word], direction: "oneway", source: "staff" });
    expect(await found(typed)).toEqual([product.id]);
    const { _id: id, version } = synonym;
    await as().call("updateSearchSynonym", {
      params: { id },
      body: { word: other, equals: [word], direction: "both", version },
    });
    expect([await found(typed), await found(other)]).toEqual([[], [product.id]]);
    await as().call("deleteSearchSynonym", { params: { id } });
    expect(await found(other)).toEqual([]);
    expect((await auditOf(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["search_synonym.created", null, { word: typed, equals: [word], direction: "oneway" }],
      ["search_synonym.updated", { word: typed, direction: "oneway" }, { word: other, direction: "both" }],
      ["search_synonym.deleted", { word: other, equals: [word], direction: "both" }, null],
    ]);
  });

  it("work one way, or both ways if set", async () => {
    const [oneway, both] = [aWord("wexxo"), aWord("wexxo")];
    const named = await aProduct({ title: `${both} Wick` });
    await add(oneway);
    expect(await found(word)).not.toContain(named.id);
    await add(both, { direction: "both" });
    expect((await found(word)).sort()).toEqual([named.id, product.id].sort());
  });

  it("are listed with the shop's own, and can be searched and filtered", async () => {
    const typed = aWord("wexxo");
    await add(typed);
    const list = (query: Record<string, string>) => as().call("listSearchSynonyms", { query: query as never });
    expect((await list({ search: typed })).synonyms).toMatchObject([{ word: typed }]);
    expect((await list({ search: word, source: "staff" })).synonyms[0]).toMatchObject({ word: typed });
    const seeded = await list({ source: "seeded", limit: "50" });
    expect(seeded.total).toBeGreaterThan(500);
    expect(seeded.synonyms).toHaveLength(50);
    expect((await list({ search: "साड़ी" })).total).toBeGreaterThan(0);
    expect((await list({ search: typed, direction: "both" })).total).toBe(0);
  });

  it("are refused if invalid: no word, the word itself, a duplicate, an unknown one, a stale one", async () => {
    const typed = aWord("wexxo");
    const { synonym } = await add(typed);
    const refusal = async (call: Promise<unknown>) => {
      const { status, message } = await failureOf(call);
      return [status, message];
    };
    expect(await refusal(add("!!"))).toEqual([400, searchSynonymMessages.wordInvalid]);
    expect(await refusal(add(typed, { equals: [typed.toUpperCase()] }))).toEqual([
      400,
      searchSynonymMessages.equalsItself,
    ]);
    expect(await refusal(add(typed, { equals: [] }))).toEqual([400, searchSynonymMessages.equalsRequired]);
    expect(await refusal(add(typed.toUpperCase()))).toEqual([409, searchSynonymMessages.taken]);
    const params = { id: synonym._id };
    const body = { word: typed, equals: ["wick"], direction: "oneway" as const };
    await as().call("updateSearchSynonym", { params, body: { ...body, version: synonym.version } });
    expect(
      await refusal(as().call("updateSearchSynonym", { params, body: { ...body, version: synonym.version } })),
    ).toEqual([409, searchSynonymMessages.changedMeanwhile]);
    const unknown = { id: "syn_none" };
    expect(await refusal(as().call("updateSearchSynonym", { params: unknown, body }))).toEqual([
      404,
      searchSynonymMessages.notFound,
    ]);
    expect(await refusal(as().call("deleteSearchSynonym", { params: unknown }))).toEqual([
      404,
      searchSynonymMessages.notFound,
    ]);
  });

  it("keep hostile words as text", async () => {
    for (const hostile of [
      "wexxo'; DROP TABLE search_synonym; --",
      "wexxo<img src=x onerror=alert(1)>",
      "wexxo %_% \\",
    ]) {
      const { synonym } = await add(hostile);
      expect(synonym.word).toBe(hostile);
      expect((await raw("GET", `/api/v1/products?search=${encodeURIComponent(hostile)}`)).status).toBe(200);
    }
  });

  it("can be read with view permission and changed with edit permission, and not without", async () => {
    const [viewer, editor, other] = await Promise.all([
      aStaffMember({ permissions: ["view_search"] }),
      aStaffMember({ permissions: ["view_search", "edit_search"] }),
      aStaffMember({ permissions: ["view_product"] }),
    ]);
    const typed = aWord("wexxo");
    expect((await as(viewer.token).call("listSearchSynonyms", {})).total).toBeGreaterThan(0);
    expect((await failureOf(add(typed, {}, viewer.token))).status).toBe(403);
    expect((await failureOf(as(other.token).call("listSearchSynonyms", {}))).status).toBe(403);
    expect((await failureOf(as(other.token).call("listMissedSearches", {}))).status).toBe(403);
    expect((await add(typed, {}, editor.token)).synonym.word).toBe(typed);
  });
});

describe("searches without results", () => {
  // @spec search-missed-listed
  it("are listed with their counts, until a synonym resolves them", async () => {
    const typed = `${aWord("wexxo")} ${aWord("wexxo")}`;
    await found(typed.toUpperCase());
    const [row] = await until("the search is listed", async () => {
      const rows = await missed(typed);
      return rows.length > 0 ? rows : undefined;
    });
    expect(row).toMatchObject({ query: typed, count: 1 });
    await add(typed);
    expect(await found(typed)).toContain(product.id);
    expect(await missed(typed)).toEqual([]);
  });

  it("do not include personal data, nor texts that are still being typed", async () => {
    const typed = aWord("wexxo");
    await found(`${typed} 9876543210`);
    await found(`${typed}@example.in`);
    await api().call("searchProducts", { query: { search: `${typed} typing` } });
    await found(`${typed} whole`);
    const rows = await until("the whole search is listed", async () => {
      const listed = await missed(typed);
      return listed.length > 0 ? listed : undefined;
    });
    expect(rows.map(({ query }) => query)).toEqual([`${typed} whole`]);
  });
});
