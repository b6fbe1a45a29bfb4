import type { Run } from "#database/database";
import { CatalogIndex } from "../catalog-index/catalog-index";
import { aRow } from "../catalog-index/changes.fixture";
import { PageReader } from "./page-reader";

/** A catalogue of one category, called `tools` as its handle, whose prices a test changes at the worst moments. */
function aCatalogue() {
  const prices = new Map([
    ["saw", 300],
    ["axe", 200],
  ]);
  const state = { version: 1, beforeCards: () => {} };
  const change = (id: string, price: number) => {
    prices.set(id, price);
    state.version += 1;
  };
  let looks = 0;
  const run = (async ({ name, values: [first, wanted] }) => {
    if (name === "catalog-index-fill" || name === "catalog-index-changes") {
      if (Number(first) >= state.version) return [];
      return [...prices].map(([id, price]) => ({ ...aRow({ id, price }), version: state.version, stands: true }));
    }
    if (name === "catalog-index-texts") return [];
    looks += 1;
    state.beforeCards();
    const cards = (first as string[]).map((id) => `"${id} ${prices.get(id)}"`).join(",");
    return [{ cards, version: state.version, scope: wanted === "tools" ? "tools" : null }];
  }) as Run;
  const index = new CatalogIndex(run);
  const pages = new PageReader(run, index);
  const cheapestFirst = async (id = "tools") => {
    const pick = (scope: string) => ({ rowNumbers: index.ordered(scope, "active", "price-asc") });
    return (await pages.read({ kind: "category", id }, null, pick))?.cards;
  };
  return { index, pages, state, change, cheapestFirst, looks: () => looks };
}

describe("PageReader", () => {
  it("waits for the texts of products only if the selection needs them", async () => {
    const { index, pages } = aCatalogue();
    const isWatched: boolean[] = [];
    const pick = () => {
      isWatched.push(index.isWatched);
      return { rowNumbers: [] };
    };
    await pages.read({ kind: "all" }, null, pick);
    await pages.read({ kind: "all" }, null, pick, { byTexts: true });
    expect(isWatched).toEqual([false, true]);
  });

  it("selects again if the catalogue changes between the selection and the cards", async () => {
    const { state, change, cheapestFirst } = aCatalogue();
    expect(await cheapestFirst()).toBe('"axe 200","saw 300"');
    state.beforeCards = () => {
      state.beforeCards = () => {};
      change("saw", 100);
    };
    expect(await cheapestFirst()).toBe('"saw 100","axe 200"');
  });

  it("queries once if nothing changes", async () => {
    const { cheapestFirst, looks } = aCatalogue();
    await cheapestFirst();
    const before = looks();
    await cheapestFirst();
    expect(looks()).toBe(before + 1);
  });

  it("answers even if the catalogue changes all the time", async () => {
    const { state, change, cheapestFirst, looks } = aCatalogue();
    state.beforeCards = () => change("saw", 300 + state.version);
    expect(await cheapestFirst()).toMatch(/^"axe 200","saw \d+"$/);
    expect(looks()).toBeLessThan(10);
  });

  it("starts over after the database was restored to an earlier state", async () => {
    const { state, change, cheapestFirst } = aCatalogue();
    change("saw", 100);
    expect(await cheapestFirst()).toBe('"saw 100","axe 200"');
    change("saw", 300);
    state.version = 1;
    expect(await cheapestFirst()).toBe('"axe 200","saw 300"');
  });

  it("returns null for an unknown category", async () => {
    expect(await aCatalogue().cheapestFirst("nothing")).toBeUndefined();
  });
});
