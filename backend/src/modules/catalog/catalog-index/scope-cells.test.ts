import { CatalogIndex } from "./catalog-index";
import { aRow, Changes } from "./changes.fixture";
import type { Filter } from "./choose";
import { allProducts } from "./ordered-lists";
import type { Order } from "./orders";

const orders: Order[] = ["newest", "relevance", "price-asc", "price-desc", "rating-desc"];
const filters: Filter[] = [
  {},
  { brands: ["b1", "b2", "nobody"] },
  { minPrice: 50, maxPrice: 150.5 },
  { minPrice: 150.5, maxPrice: 50 },
  { brands: ["b3"], minPrice: 100, rating: 3 },
  { brands: ["b0"], maxPrice: 21, rating: 4, inStock: false },
  { rating: 5, published: false },
  { minPrice: 180 },
  { maxPrice: 30, inStock: true },
];

/** `figures` differ from one number to the next, and come again after many. */
const aNumberedRow = (number: number) =>
  aRow({
    id: `p${number}`,
    brand: `b${number % 7}`,
    price: ((number * 7919) % 20_011) + 1_000,
    rating: (number * 37) % 501,
    sold: number % 4,
    in_stock: number % 5 > 0,
    published: number % 11 > 0,
    active: number % 13 > 0,
    created: number % 900,
  });

describe("ScopeCells", () => {
  it("counts and pages thousands of products as reading each of them does, before and after changes", async () => {
    const changes = new Changes();
    for (let number = 0; number < 2_500; number++) changes.set(`p${number}`, aNumberedRow(number));
    const index = new CatalogIndex(changes.run);
    const expectSame = async () => {
      await index.refresh();
      for (const view of ["active", "everything"] as const)
        for (const order of orders)
          for (const filter of filters)
            for (const window of [
              { start: 0, size: 20 },
              { start: 40, size: 20 },
              { start: 2_400, size: 20 },
            ])
              expect(index.chooseIn(allProducts, view, order, filter, window)).toEqual(
                index.choose(index.ordered(allProducts, view, order), filter, window),
              );
      const { rowNumbers, ...counts } = index.choose(
        index.ordered(allProducts, "active", "newest"),
        {},
        { start: 0, size: 0 },
      );
      expect(index.counts(allProducts, "active")).toEqual(counts);
    };
    await expectSame();
    const change = (every: number) => {
      for (let number = 0; number < 2_500; number += every) changes.set(`p${number}`, null);
      for (let number = 1; number < 2_500; number += every)
        changes.set(`p${number}`, { ...aNumberedRow(number + 1), id: `p${number}` });
      for (let number = 2; number < 2_500; number += every) changes.alter(`p${number}`, { sold: number % 9 });
    };
    // So few that the groups are updated, and so many that they are made again.
    change(25);
    for (let number = 2_500; number < 2_600; number++) changes.set(`p${number}`, aNumberedRow(number));
    await expectSame();
    change(4);
    await expectSame();
  });
});
