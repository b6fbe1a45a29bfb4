import fc from "../../../../test/support/draws";
import { inLane } from "../../../../test/support/lane";
import { CatalogIndex } from "./catalog-index";
import { type CatalogRow, maxChanges } from "./changed-rows";
import { aRow, Changes } from "./changes.fixture";
import type { Filter } from "./choose";
import { allProducts, maxCompared } from "./ordered-lists";
import type { Order } from "./orders";
import { soldOf } from "./standing";

const few = <Value>(...values: Value[]) => fc.constantFrom(...values);
const anyId = fc.nat(12).map((number) => `prod_${number}`);
const figures = {
  category: few("tools", "toys", ""),
  sub_category: few("saws", "dolls", ""),
  seller: few("sel_1", "sel_2", ""),
  brand: few("", "Diya", "diya", "Jyoti", "Tara"),
  price: few(0, 9_950, 10_000, 10_050, 99_900),
  rating: few(0, 150, 300, 399, 400, 500),
  reviews: few(0, 1, 2),
  sold: few(0, 1, 5),
  in_stock: fc.boolean(),
  published: fc.boolean(),
  active: fc.boolean(),
  created: few(1, 2, 3),
};
const anyRow = fc.record<CatalogRow>({ id: anyId, ...figures });
const anyFigure = fc.oneof(
  ...Object.entries(figures).map(([name, value]: [string, fc.Arbitrary<unknown>]) =>
    value.map((one): Partial<CatalogRow> => ({ [name]: one })),
  ),
);
const anyFilter = fc.record<Filter>({
  brands: fc.option(fc.uniqueArray(few("Diya", "diya", "Tara", "nobody"), { minLength: 1 }), { nil: undefined }),
  minPrice: few(undefined, 0, 99.5, 100, 100.01),
  maxPrice: few(undefined, 0, 100, 100.49, 5000),
  rating: few(undefined, 1, 3, 4, 5),
  inStock: few(undefined, true, false),
  published: few(undefined, true, false),
});
const anyLook = fc.record({
  scope: few(allProducts, "tools", "saws", "dolls", "sel_1", "nothing"),
  view: few<"active" | "everything">("active", "everything"),
  order: few<Order>("newest", "relevance", "price-asc", "price-desc", "rating-desc"),
  filter: anyFilter,
  window: fc.record({ start: fc.nat(6), size: fc.integer({ min: 1, max: 5 }) }),
});
type Step = (changes: Changes) => void;
const anyChange = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 4, arbitrary: anyRow.map((row) => (changes) => changes.set(row.id, row)) },
  {
    weight: 2,
    arbitrary: fc.tuple(anyId, anyFigure).map(
      ([id, figure]) =>
        (changes) =>
          changes.alter(id, figure),
    ),
  },
  { weight: 1, arbitrary: anyId.map((id) => (changes) => changes.set(id, null)) },
);

/** The columns that each order compares, most significant first; "-" is descending. */
const keys: Record<Order, string[]> = {
  newest: ["-created", "-id"],
  relevance: ["-in_stock", "-sold", "-rating", "-created", "-id"],
  "price-asc": ["price", "id"],
  "price-desc": ["-price", "-id"],
  "rating-desc": ["-rating", "-reviews", "-id"],
};

function sortedBy(rows: CatalogRow[], order: Order): CatalogRow[] {
  return rows.toSorted((one, other) => {
    for (const key of keys[order]) {
      const name = key.replace("-", "") as keyof CatalogRow;
      if (one[name] !== other[name]) return one[name] < other[name] === key.startsWith("-") ? 1 : -1;
    }
    return 0;
  });
}

/** The reference: the same by scanning everything for each query. */
function bruteForce(rows: CatalogRow[], { scope, view, order, filter, window }: Look) {
  const seen = rows.filter(
    (row) =>
      (scope === allProducts || [row.category, row.sub_category, row.seller].includes(scope)) &&
      (view === "everything" || row.active) &&
      (filter.inStock === undefined || row.in_stock === filter.inStock) &&
      (filter.published === undefined || row.published === filter.published),
  );
  const brand = (row: CatalogRow) => !filter.brands || filter.brands.includes(row.brand);
  const price = (row: CatalogRow) =>
    row.price / 100 >= (filter.minPrice ?? 0) && row.price / 100 <= (filter.maxPrice ?? Number.POSITIVE_INFINITY);
  const rating = (row: CatalogRow) => row.rating / 100 >= (filter.rating ?? 0);
  const found = sortedBy(seen, order).filter((row) => brand(row) && price(row) && rating(row));
  const counted = seen.filter((row) => price(row) && rating(row)).map((row) => row.brand);
  const prices = seen.filter((row) => brand(row) && rating(row)).map((row) => row.price / 100);
  return {
    ids: found.slice(window.start, window.start + window.size).map((row) => row.id),
    total: found.length,
    facets: {
      brands: alphabet
        .map((name) => ({ name, count: counted.filter((one) => one === name).length }))
        .filter(({ count }) => count > 0),
      price: { min: Math.floor(Math.min(...prices, ...none(prices))), max: Math.ceil(Math.max(0, ...prices)) },
      ratings: [4, 3, 2, 1].map((stars) => ({
        stars,
        count: seen.filter((row) => brand(row) && price(row) && row.rating >= stars * 100).length,
      })),
    },
  };
}
const alphabet = ["Diya", "diya", "Jyoti", "Tara"];
const none = (prices: number[]) => (prices.length === 0 ? [0] : []);

type Look = typeof anyLook extends fc.Arbitrary<infer Value> ? Value : never;

function look(index: CatalogIndex, { scope, view, order, filter, window }: Look) {
  const { rowNumbers, ...rest } = index.chooseIn(scope, view, order, filter, window);
  return { ids: index.ids(rowNumbers), ...rest };
}

/** A product as the columns store it. */
function rowIn({ columns }: CatalogIndex, id: string): CatalogRow {
  const rowNumber = columns.rowNumberOf(id) ?? -1;
  return {
    id,
    category: columns.categories.text(columns.category[rowNumber] ?? -1),
    sub_category: columns.categories.text(columns.subCategory[rowNumber] ?? -1),
    seller: columns.categories.text(columns.seller[rowNumber] ?? -1),
    brand: columns.brands.text(columns.brand[rowNumber] ?? -1),
    price: columns.price[rowNumber] ?? -1,
    rating: columns.rating[rowNumber] ?? -1,
    reviews: columns.reviews[rowNumber] ?? -1,
    sold: soldOf(columns.standing[rowNumber] ?? 0),
    created: columns.created[rowNumber] ?? -1,
    in_stock: columns.inStock[rowNumber] === 1,
    published: columns.published[rowNumber] === 1,
    active: columns.active[rowNumber] === 1,
  };
}

describe("the catalog index", () => {
  it("returns what a full scan returns, after any changes", async () => {
    const steps = fc.array(fc.array(anyChange, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 });
    const looks = fc.array(anyLook, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(steps, looks, async (script, questions) => {
        const changes = new Changes();
        const index = new CatalogIndex(changes.run);
        for (const step of script) {
          for (const change of step) change(changes);
          await index.refresh();
          expect(changes.rows.map(({ id }) => rowIn(index, id))).toEqual(changes.rows);
          // The same queries after every step: a list that was requested before is updated, not rebuilt.
          for (const question of questions) {
            const expected = bruteForce(changes.rows, question);
            expect(look(index, question)).toEqual(expected);
            const { scope, view, order, filter, window } = question;
            const { rowNumbers, ...rest } = index.choose(index.ordered(scope, view, order), filter, window);
            expect({ ids: index.ids(rowNumbers), ...rest }).toEqual(expected);
            const { total, facets } = bruteForce(changes.rows, { ...question, filter: {} });
            expect(index.counts(question.scope, question.view)).toEqual({ total, facets });
          }
        }
      }),
      { numRuns: inLane({ gate: 300, long: 20_000 }) },
    );
  });

  it("sorts any products, and knows which are in a category", async () => {
    const changes = new Changes();
    changes.set("a", aRow({ id: "a", price: 300 }));
    changes.set("b", aRow({ id: "b", price: 100, category: "toys" }));
    changes.set("c", aRow({ id: "c", price: 200, sub_category: "saws" }));
    const index = new CatalogIndex(changes.run);
    await index.refresh();
    const all = index.ordered(allProducts, "active", "newest");
    expect(index.ids(index.arranged(all, allProducts, "price-asc"))).toEqual(["b", "c", "a"]);
    expect(index.ids(index.arranged(all, "tools", "price-asc"))).toEqual(["c", "a"]);
    expect(index.ids(all.filter(index.inScope("saws")))).toEqual(["c"]);
  });

  it("has the same orders with more products than are compared with each other", async () => {
    const changes = new Changes();
    for (let number = 0; number < maxCompared + 500; number++) {
      const [price, rating, sold] = [(number * 7919) % 90, (number * 31) % 7, number % 3];
      const category = number % 300 === 0 ? "toys" : "tools";
      const id = `p${(number * 7001) % 12_007}`;
      changes.set(id, aRow({ id, category, price, rating, sold, created: number % 50 }));
    }
    const rows = changes.rows;
    const index = new CatalogIndex(changes.run);
    await index.refresh();
    const all = index.ordered(allProducts, "active", "newest");
    for (const order of Object.keys(keys) as Order[]) {
      const expected = sortedBy(rows, order).map(({ id }) => id);
      expect(index.ids(index.ordered(allProducts, "active", order))).toEqual(expected);
      expect(index.ids(index.arranged(all, allProducts, order))).toEqual(expected);
      for (const scope of ["tools", "toys"])
        expect(index.ids(index.ordered(scope, "active", order))).toEqual(
          sortedBy(
            rows.filter(({ category }) => category === scope),
            order,
          ).map(({ id }) => id),
        );
      expect(index.ids(index.arranged(all, "tools", order))).toEqual(
        index.ids(index.ordered("tools", "active", order)),
      );
    }
    changes.set("p5", null);
    changes.set("z", aRow({ id: "z", price: 45 }));
    await index.refresh();
    const left = [...rows.filter(({ id }) => id !== "p5"), aRow({ id: "z", price: 45 })];
    expect(index.ids(index.ordered(allProducts, "everything", "price-asc"))).toEqual(
      sortedBy(left, "price-asc").map(({ id }) => id),
    );
    expect(index.ids(index.ordered("tools", "active", "price-desc"))).toEqual(
      sortedBy(
        left.filter(({ category }) => category === "tools"),
        "price-desc",
      ).map(({ id }) => id),
    );
  });

  it("reads changes in as many chunks as needed, and once for concurrent requests", async () => {
    const changes = new Changes();
    for (let number = 0; number <= maxChanges; number++) changes.set(`p${number}`, aRow({ id: `p${number}` }));
    const index = new CatalogIndex(changes.run);
    await Promise.all([index.refresh(), index.refresh()]);
    expect(index.ordered(allProducts, "active", "newest")).toHaveLength(maxChanges + 1);
    expect(index.version).toBe(maxChanges + 1);
    expect(changes.reads).toBe(2);
  });

  it("starts over after the database was restored", async () => {
    const before = new Changes();
    for (const id of ["a", "b", "c"]) before.set(id, aRow({ id }));
    const after = new Changes();
    after.set("b", aRow({ id: "b" }));
    let table = before;
    const index = new CatalogIndex((statement) => table.run(statement));
    await index.refresh();
    table = after;
    await index.refresh({ anew: true });
    expect(index.ids(index.ordered(allProducts, "active", "newest"))).toEqual(["b"]);
    expect(index.version).toBe(1);
  });

  it("keeps what it has read when a later chunk fails", async () => {
    const changes = new Changes();
    for (let number = 0; number <= maxChanges; number++) changes.set(`p${number}`, aRow({ id: `p${number}` }));
    let away = true;
    const index = new CatalogIndex(async (statement) => {
      if (away && Number(statement.values[0]) > 0) throw new Error("away");
      return changes.run(statement);
    });
    await expect(index.refresh()).rejects.toThrow("away");
    expect(index.version).toBe(maxChanges);
    away = false;
    await index.refresh();
    expect(index.ordered(allProducts, "active", "newest")).toHaveLength(maxChanges + 1);
  });

  it("can be read again after a failure", async () => {
    const changes = new Changes();
    changes.set("a", aRow({ id: "a" }));
    let away = true;
    const index = new CatalogIndex(async (statement) => {
      if (away) throw new Error("away");
      return changes.run(statement);
    });
    await expect(index.refresh()).rejects.toThrow("away");
    away = false;
    await index.refresh();
    expect(index.version).toBe(1);
  });
});
