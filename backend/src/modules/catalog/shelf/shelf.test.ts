import type { Run } from "#database/database";
import fc from "../../../../test/support/draws";
import { inLane } from "../../../../test/support/lane";
import { changesMost, type ShelfRow } from "./changed-rows";
import type { Filter } from "./choose";
import { allProducts } from "./ordered-lists";
import type { Order } from "./orders";
import { Shelf } from "./shelf";

/** The table of changes, in which each product stands once with its last version. */
class Changes {
  private readonly lines = new Map<string, { version: number; row: ShelfRow | null }>();
  private last = 0;
  reads = 0;

  set(id: string, row: ShelfRow | null): void {
    this.last += 1;
    this.lines.set(id, { version: this.last, row });
  }

  /** Does nothing to a product that does not stand. */
  alter(id: string, figure: Partial<ShelfRow>): void {
    const row = this.lines.get(id)?.row;
    if (row) this.set(id, { ...row, ...figure });
  }

  readonly run = (async ({ values: [after] }) => {
    this.reads += 1;
    return [...this.lines]
      .map(([id, { version, row }]) => ({ ...row, id, version, stands: row !== null }))
      .filter(({ version }) => version > Number(after))
      .sort((one, other) => one.version - other.version)
      .slice(0, changesMost);
  }) as Run;

  get rows(): ShelfRow[] {
    return [...this.lines.values()].map(({ row }) => row).filter((row) => row !== null);
  }
}

const aRow = (wish: Partial<ShelfRow> & { id: string }): ShelfRow => ({
  category: "tools",
  sub_category: "",
  seller: "",
  brand: "Diya",
  price: 10_000,
  rating: 0,
  reviews: 0,
  sold: 0,
  in_stock: true,
  published: true,
  active: true,
  created: 1,
  texts: null,
  ...wish,
});

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
const anyRow = fc.record<ShelfRow>({ id: anyId, texts: fc.constant(null), ...figures });
const anyFigure = fc.oneof(
  ...Object.entries(figures).map(([name, value]: [string, fc.Arbitrary<unknown>]) =>
    value.map((one): Partial<ShelfRow> => ({ [name]: one })),
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

/** What each order compares, what counts most first; "-" before what falls. */
const keys: Record<Order, string[]> = {
  newest: ["-created", "-id"],
  relevance: ["-in_stock", "-sold", "-rating", "-created", "-id"],
  "price-asc": ["price", "id"],
  "price-desc": ["-price", "-id"],
  "rating-desc": ["-rating", "-reviews", "-id"],
};

function sortedBy(rows: ShelfRow[], order: Order): ShelfRow[] {
  return rows.toSorted((one, other) => {
    for (const key of keys[order]) {
      const name = key.replace("-", "") as Exclude<keyof ShelfRow, "texts">;
      if (one[name] !== other[name]) return one[name] < other[name] === key.startsWith("-") ? 1 : -1;
    }
    return 0;
  });
}

/** The same by going through everything for each question. */
function bruteForce(rows: ShelfRow[], { scope, view, order, filter, window }: Look) {
  const seen = rows.filter(
    (row) =>
      (scope === allProducts || [row.category, row.sub_category, row.seller].includes(scope)) &&
      (view === "everything" || row.active) &&
      (filter.inStock === undefined || row.in_stock === filter.inStock) &&
      (filter.published === undefined || row.published === filter.published),
  );
  const brand = (row: ShelfRow) => !filter.brands || filter.brands.includes(row.brand);
  const price = (row: ShelfRow) =>
    row.price / 100 >= (filter.minPrice ?? 0) && row.price / 100 <= (filter.maxPrice ?? Number.POSITIVE_INFINITY);
  const rating = (row: ShelfRow) => row.rating / 100 >= (filter.rating ?? 0);
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

function look(shelf: Shelf, { scope, view, order, filter, window }: Look) {
  const { ordinals, ...rest } = shelf.choose(shelf.ordered(scope, view, order), filter, window);
  return { ids: shelf.ids(ordinals), ...rest };
}

/** A product as it stands in the columns. */
function rowIn({ columns }: Shelf, id: string): ShelfRow {
  const ordinal = columns.ordinalOf(id) ?? -1;
  return {
    id,
    category: columns.categories.text(columns.category[ordinal] ?? -1),
    sub_category: columns.categories.text(columns.subCategory[ordinal] ?? -1),
    seller: columns.categories.text(columns.seller[ordinal] ?? -1),
    brand: columns.brands.text(columns.brand[ordinal] ?? -1),
    price: columns.price[ordinal] ?? -1,
    rating: columns.rating[ordinal] ?? -1,
    reviews: columns.reviews[ordinal] ?? -1,
    sold: columns.sold[ordinal] ?? -1,
    created: columns.created[ordinal] ?? -1,
    in_stock: columns.inStock[ordinal] === 1,
    published: columns.published[ordinal] === 1,
    active: columns.active[ordinal] === 1,
    texts: null,
  };
}

describe("the shelf", () => {
  it("answers what going through everything answers, after any changes", async () => {
    const steps = fc.array(fc.array(anyChange, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 });
    const looks = fc.array(anyLook, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(steps, looks, async (script, questions) => {
        const changes = new Changes();
        const shelf = new Shelf(changes.run);
        for (const step of script) {
          for (const change of step) change(changes);
          await shelf.refresh();
          expect(changes.rows.map(({ id }) => rowIn(shelf, id))).toEqual(changes.rows);
          // The same ones after every step: a list that was asked for before is kept up, not made anew.
          for (const question of questions) {
            expect(look(shelf, question)).toEqual(bruteForce(changes.rows, question));
            const { total, facets } = bruteForce(changes.rows, { ...question, filter: {} });
            expect(shelf.counts(question.scope, question.view)).toEqual({ total, facets });
          }
        }
      }),
      { numRuns: inLane({ gate: 300, long: 20_000 }) },
    );
  });

  it("sorts any products, and tells which are of a category", async () => {
    const changes = new Changes();
    changes.set("a", aRow({ id: "a", price: 300 }));
    changes.set("b", aRow({ id: "b", price: 100, category: "toys" }));
    changes.set("c", aRow({ id: "c", price: 200, sub_category: "saws" }));
    const shelf = new Shelf(changes.run);
    await shelf.refresh();
    const all = shelf.ordered(allProducts, "active", "newest");
    expect(shelf.ids(shelf.sorted(all, "price-asc"))).toEqual(["b", "c", "a"]);
    expect(shelf.ids(shelf.sorted(all.filter(shelf.inScope("tools")), "price-asc"))).toEqual(["c", "a"]);
    expect(shelf.ids(all.filter(shelf.inScope("saws")))).toEqual(["c"]);
  });

  it("tells its watchers where products stand, and when they are gone", async () => {
    const changes = new Changes();
    const standing = new Map<number, string>();
    const watcher = {
      put: (ordinal: number, { id }: ShelfRow) => void standing.set(ordinal, id),
      drop: (ordinal: number) => void standing.delete(ordinal),
    };
    const shelf = new Shelf(changes.run, [watcher]);
    for (const id of ["a", "b", "c"]) changes.set(id, aRow({ id }));
    await shelf.refresh();
    changes.set("b", null);
    changes.set("d", aRow({ id: "d" }));
    changes.set("never", null);
    await shelf.refresh();
    expect([...standing].map(([ordinal]) => shelf.columns.ids[ordinal])).toEqual([...standing.values()]);
    expect([...standing.values()].sort()).toEqual(["a", "c", "d"]);
  });

  it("reads as often as it takes, and once for all who ask at the same time", async () => {
    const changes = new Changes();
    for (let number = 0; number <= changesMost; number++) changes.set(`p${number}`, aRow({ id: `p${number}` }));
    const shelf = new Shelf(changes.run);
    await Promise.all([shelf.refresh(), shelf.refresh()]);
    expect(shelf.ordered(allProducts, "active", "newest")).toHaveLength(changesMost + 1);
    expect(shelf.version).toBe(changesMost + 1);
    expect(changes.reads).toBe(2);
  });

  it("begins anew when the database was put back", async () => {
    const before = new Changes();
    for (const id of ["a", "b", "c"]) before.set(id, aRow({ id }));
    const after = new Changes();
    after.set("b", aRow({ id: "b" }));
    let table = before;
    const shelf = new Shelf((statement) => table.run(statement));
    await shelf.refresh();
    table = after;
    await shelf.refresh({ anew: true });
    expect(shelf.ids(shelf.ordered(allProducts, "active", "newest"))).toEqual(["b"]);
    expect(shelf.version).toBe(1);
  });

  it("can be read again after a failure", async () => {
    const changes = new Changes();
    changes.set("a", aRow({ id: "a" }));
    let away = true;
    const shelf = new Shelf(async (statement) => {
      if (away) throw new Error("away");
      return changes.run(statement);
    });
    await expect(shelf.refresh()).rejects.toThrow("away");
    away = false;
    await shelf.refresh();
    expect(shelf.version).toBe(1);
  });
});
