import { CatalogIndex, type CatalogIndexWatcher } from "./catalog-index";
import { maxChanges } from "./changed-rows";
import { aRow, Changes } from "./changes.fixture";
import { allProducts } from "./ordered-lists";

/** Keeps what it was last told of each row number: the product's text and its sub-category. */
function aWatcher() {
  const standing = new Map<number, string>();
  const watcher: CatalogIndexWatcher = {
    put: (rowNumber, { texts, sub_category }) => void standing.set(rowNumber, `${texts?.[0]} ${sub_category}`),
    drop: (rowNumber) => void standing.delete(rowNumber),
  };
  return { watcher, standing };
}

describe("the watchers of the catalog index", () => {
  it("are notified of products' row numbers, and of removals", async () => {
    const changes = new Changes();
    const { watcher, standing } = aWatcher();
    const index = new CatalogIndex(changes.run, [watcher]);
    for (const id of ["a", "b", "c"]) changes.set(id, aRow({ id }));
    await index.watch();
    changes.set("b", null);
    changes.set("d", aRow({ id: "d", sub_category: "saws" }));
    changes.set("never", null);
    await index.refresh();
    const told = [...standing].map(([rowNumber, what]) => [index.columns.ids[rowNumber], what]);
    expect(told.sort()).toEqual([
      ["a", "a 3 "],
      ["c", "c 3 "],
      ["d", "d 6 saws"],
    ]);
  });

  it("are notified of the first products when the lists have them already", async () => {
    const changes = new Changes();
    const { watcher, standing } = aWatcher();
    for (let number = 0; number <= maxChanges; number++) changes.set(`p${number}`, aRow({ id: `p${number}` }));
    const index = new CatalogIndex(changes.run, [watcher]);
    await index.refresh();
    expect(index.ordered(allProducts, "active", "newest")).toHaveLength(maxChanges + 1);
    expect([standing.size, index.isWatched]).toEqual([0, false]);
    await Promise.all([index.watch(), index.watch()]);
    expect([standing.size, index.isWatched]).toEqual([maxChanges + 1, true]);
    await index.watch();
    // Two for the lists, two for the texts.
    expect(changes.reads).toBe(4);
  });

  it("keep what a change has told them, whatever is read for the fill after that", async () => {
    const changes = new Changes();
    const { watcher, standing } = aWatcher();
    for (const id of ["a", "b", "c"]) changes.set(id, aRow({ id }));
    let afterRead = async () => {};
    const index = new CatalogIndex(
      async (statement) => {
        const rows = await changes.run(statement);
        if (statement.name === "catalog-index-texts") await afterRead();
        return rows as never;
      },
      [watcher],
    );
    await index.refresh();
    afterRead = async () => {
      changes.set("a", aRow({ id: "a", price: 5 }));
      changes.set("b", null);
      changes.set("d", aRow({ id: "d" }));
      await index.refresh();
    };
    await index.watch();
    // The row number of a removed product may be another's.
    expect([...standing.values()].sort()).toEqual(["a 6 ", "c 3 ", "d 6 "]);
  });

  it("are notified of the rest after a failure, and of all of a restored database", async () => {
    const changes = new Changes();
    const { watcher, standing } = aWatcher();
    for (let number = 0; number <= maxChanges; number++) changes.set(`p${number}`, aRow({ id: `p${number}` }));
    let table = changes;
    let away = true;
    const texts: unknown[] = [];
    const index = new CatalogIndex(
      async (statement) => {
        if (statement.name !== "catalog-index-texts") return table.run(statement);
        texts.push(statement.values[0]);
        if (away && Number(statement.values[0]) > 0) throw new Error("away");
        return table.run(statement);
      },
      [watcher],
    );
    await expect(index.watch()).rejects.toThrow("away");
    expect([standing.size, index.isWatched]).toEqual([maxChanges, false]);
    away = false;
    await index.watch();
    expect([standing.size, index.isWatched]).toEqual([maxChanges + 1, true]);
    expect(texts).toEqual([0, maxChanges, maxChanges]);
    table = new Changes();
    table.set("b", aRow({ id: "b" }));
    await index.refresh({ anew: true });
    expect([standing.size, index.isWatched]).toEqual([0, false]);
    await index.watch();
    expect([...standing.values()]).toEqual(["b 1 "]);
  });

  it("are notified of a restored database alone, if it was restored in the middle of the read", async () => {
    const before = new Changes();
    const { watcher, standing } = aWatcher();
    for (const id of ["a", "b", "c"]) before.set(id, aRow({ id }));
    const restored = new Changes();
    restored.set("b", aRow({ id: "b" }));
    let table = before;
    const index = new CatalogIndex(
      async (statement) => {
        const rows = await table.run(statement);
        if (statement.name === "catalog-index-texts" && table === before) {
          table = restored;
          await index.refresh({ anew: true });
          await index.watch();
        }
        return rows as never;
      },
      [watcher],
    );
    await index.watch();
    expect([...standing.values()]).toEqual(["b 1 "]);
    expect(index.isWatched).toBe(true);
  });

  it("are notified of products that come to an empty catalogue when the lists have them already", async () => {
    const changes = new Changes();
    const { watcher, standing } = aWatcher();
    const index = new CatalogIndex(changes.run, [watcher]);
    await index.watch();
    expect(index.isWatched).toBe(true);
    changes.set("a", aRow({ id: "a" }));
    await index.refresh();
    expect([standing.size, index.isWatched]).toEqual([0, false]);
    await index.watch();
    expect([...standing.values()]).toEqual(["a 1 "]);
  });
});
