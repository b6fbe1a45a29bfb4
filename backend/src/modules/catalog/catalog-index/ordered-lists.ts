import { type Choice, choose, type Filter, type Window } from "./choose";
import type { Columns } from "./columns";
import { merged, only, without } from "./merge-rows";
import { comparing, type Order, sortRows } from "./orders";
import { ScopeCells } from "./scope-cells";
import { type Counts, ScopeCounts } from "./scope-counts";

/** `active`: what shoppers see; `everything`: inactive products too. */
export type View = "active" | "everything";
/** A category's, sub-category's or seller's id, or `allProducts`. */
export type ScopeId = string;
/** No category has an empty id. */
export const allProducts: ScopeId = "";

/** So many rows are sorted by comparing them; more would keep everybody waiting. */
export const maxCompared = 10_000;

type List = { rowNumbers: Uint32Array; changed: Set<number> };
type OfScope = {
  lists: Map<string, List>;
  counts: Map<View, ScopeCounts>;
  cells: Map<View, Cells>;
};
/** `of` is null where filtered lists are read row by row, as was decided when the scope had so many products. */
type Cells = { of: ScopeCells | null; size: number };

/**
 * The products of each scope in the orders that were requested. A changed product is removed from its lists and
 * inserted again at the next request, so that a list is sorted only once.
 */
export class OrderedLists {
  private readonly scopes = new Map<string, OfScope>();

  constructor(private readonly columns: Columns) {}

  /** Row numbers of a scope's products. Callers must not change the list. */
  ordered(scope: ScopeId, view: View, order: Order): Uint32Array {
    const { lists } = this.ofScope(scope);
    const key = `${view} ${order}`;
    const known = lists.get(key);
    if (known && known.changed.size === 0) return known.rowNumbers;
    const canUpdate = known && known.changed.size <= maxCompared;
    const rowNumbers = canUpdate ? this.updated(known, scope, view, order) : this.sorted(scope, view, order);
    lists.set(key, { rowNumbers, changed: new Set() });
    return rowNumbers;
  }

  /** Those of any active row numbers that are in a scope, in an order. */
  arranged(rowNumbers: Uint32Array, scope: ScopeId, order: Order): Uint32Array {
    return rowNumbers.length <= maxCompared
      ? rowNumbers.filter(this.inScope(scope)).sort(comparing(this.columns, order))
      : only(this.ordered(scope, "active", order), rowNumbers, this.columns.ids.length);
  }

  private sorted(scope: ScopeId, view: View, order: Order): Uint32Array {
    const belongs = this.belonging(scope, view);
    const all = new Uint32Array(this.columns.ids.length);
    let size = 0;
    for (let rowNumber = 0; rowNumber < all.length; rowNumber++) if (belongs(rowNumber)) all[size++] = rowNumber;
    const rowNumbers = all.slice(0, size);
    if (size <= maxCompared) return rowNumbers.sort(comparing(this.columns, order));
    if (scope !== allProducts) return only(this.ordered(allProducts, view, order), rowNumbers, all.length);
    sortRows(this.columns, rowNumbers, order);
    return rowNumbers;
  }

  private updated({ rowNumbers, changed }: List, scope: ScopeId, view: View, order: Order): Uint32Array {
    const compare = comparing(this.columns, order);
    const added = Uint32Array.from([...changed].filter(this.belonging(scope, view)).sort(compare));
    return merged(without(rowNumbers, changed, this.columns.ids.length), added, compare);
  }

  /** Total and facets of a whole scope. */
  counts(scope: ScopeId, view: View): Counts {
    const { counts } = this.ofScope(scope);
    const rowNumbers = () => this.ordered(scope, view, "newest");
    const known = counts.get(view) ?? new ScopeCounts(this.columns, rowNumbers());
    counts.set(view, known);
    return known.get(rowNumbers);
  }

  /** Filters, counts and pages a scope's products in an order. */
  choose(scope: ScopeId, view: View, order: Order, filter: Filter, window: Window): Choice {
    const ordered = this.ordered(scope, view, order);
    const cells = this.cells(scope, view, ordered);
    return cells ? cells.choose(ordered, order, filter, window) : choose(this.columns, ordered, filter, window);
  }

  /** Call before a product changes or goes: it may move from one scope to another. */
  leave(rowNumber: number): void {
    this.mark(rowNumber, (scope, view) => {
      scope.counts.get(view)?.remove(rowNumber);
      scope.cells.get(view)?.of?.touch(rowNumber, true);
    });
  }

  /** Call after a product has come or changed. */
  enter(rowNumber: number): void {
    this.mark(rowNumber, (scope, view) => {
      scope.counts.get(view)?.add(rowNumber);
      scope.cells.get(view)?.of?.touch(rowNumber, false);
    });
  }

  /** Marks the product as changed in the lists of its scopes; calls `act` for each view of those that it is in. */
  private mark(rowNumber: number, act: (scope: OfScope, view: View) => void): void {
    const { category, subCategory, seller, categories, active } = this.columns;
    const keys = [category, subCategory, seller].map((column) => categories.text(column[rowNumber] ?? 0));
    const views: View[] = active[rowNumber] === 1 ? ["active", "everything"] : ["everything"];
    for (const key of new Set([allProducts, ...keys])) {
      const scope = this.scopes.get(key);
      if (!scope) continue;
      for (const { changed } of scope.lists.values()) changed.add(rowNumber);
      for (const view of views) act(scope, view);
    }
  }

  /** @param rowNumbers the scope's products */
  private cells(scope: ScopeId, view: View, rowNumbers: Uint32Array): ScopeCells | null {
    const { cells } = this.ofScope(scope);
    const known = cells.get(view);
    const stands = known?.of ? !known.of.isOutdated : known && rowNumbers.length < known.size * 2;
    if (known && stands) return known.of;
    const built = ScopeCells.of(this.columns, rowNumbers, () => this.belonging(scope, view));
    cells.set(view, { of: built, size: rowNumbers.length });
    return built;
  }

  private ofScope(scope: ScopeId): OfScope {
    let known = this.scopes.get(scope);
    if (!known) {
      known = { lists: new Map(), counts: new Map(), cells: new Map() };
      this.scopes.set(scope, known);
    }
    return known;
  }

  private belonging(scope: ScopeId, view: View): (rowNumber: number) => boolean {
    const { ids, active } = this.columns;
    const inScope = this.inScope(scope);
    return (rowNumber) =>
      ids[rowNumber] !== undefined && (view === "everything" || active[rowNumber] === 1) && inScope(rowNumber);
  }

  /** Whether a product is in a scope. */
  inScope(scope: ScopeId): (rowNumber: number) => boolean {
    if (scope === allProducts) return () => true;
    const { category, subCategory, seller, categories } = this.columns;
    const number = categories.find(scope);
    if (number === undefined) return () => false;
    return (rowNumber) =>
      category[rowNumber] === number || subCategory[rowNumber] === number || seller[rowNumber] === number;
  }
}
