import type { Run } from "#database/database";
import { type CatalogRow, pagesAfter, readChanges, type Texts } from "./changed-rows";
import { type Choice, choose, type Filter, type Window } from "./choose";
import { Columns } from "./columns";
import { LateTexts } from "./late-texts";
import { OrderedLists, type ScopeId, type View } from "./ordered-lists";
import { type Compare, comparing, type Order } from "./orders";
import type { Counts } from "./scope-counts";

/**
 * Keeps data of its own by row number, such as the words of titles. It is notified of every product that exists, which
 * may take longer than to fill the index, and of every change. A freed row number may be reused for another product.
 */
export type CatalogIndexWatcher = {
  /** The product has this row number, these texts and this sub-category: it is new or has changed. */
  put(rowNumber: number, product: { texts: Texts; sub_category: string }): void;
  /** The product of this row number was removed. */
  drop(rowNumber: number): void;
};

/**
 * The read model's narrow columns in memory: what lists filter, sort and count by. Filled on first use, then updated by
 * reading only what changed. It has the catalogue as of one version. Its readers let the database confirm that version
 * in the statement that fetches the cards (`PageReader`), so that no answer depends on a notification having arrived.
 */
export class CatalogIndex {
  readonly columns = new Columns();
  /** Lists that readers have derived from the columns, by a key of theirs; forgotten when a product changes. */
  readonly derived = new Map<string, Uint32Array>();
  private lists = new OrderedLists(this.columns);
  private held = 0;
  private filled = false;
  private lateTexts: LateTexts;
  private refreshing: Promise<void> | undefined;

  constructor(
    private readonly run: Run,
    private readonly watchers: readonly CatalogIndexWatcher[] = [],
  ) {
    this.lateTexts = this.noTexts();
  }

  /** Version of the last applied change; 0 while the index is empty. */
  get version(): number {
    return this.held;
  }

  /**
   * Applies new changes; concurrent calls share one read. With `anew` it starts from empty, as after the database was
   * restored to an earlier state.
   */
  refresh({ anew = false } = {}): Promise<void> {
    this.refreshing ??= this.applyChanges(anew).finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** Whether the index has had every product; before that it is not to be asked. */
  get isFilled(): boolean {
    return this.filled;
  }

  /** Whether the watchers have been notified of every product of the index. */
  get isWatched(): boolean {
    return this.isFilled && this.lateTexts.isDone;
  }

  /** Notifies the watchers of what is left; concurrent calls share one read. */
  async watch(): Promise<void> {
    // Again if the index was emptied meanwhile.
    while (!this.isWatched) {
      if (!this.isFilled) await this.refresh();
      await this.lateTexts.finish();
    }
  }

  /** Row numbers of a scope's products in an order. Callers must not change the list. */
  ordered(scope: ScopeId, view: View, order: Order): Uint32Array {
    return this.lists.ordered(scope, view, order);
  }

  /** Compares row numbers as lists in this order do; valid until a product changes. */
  comparing(order: Order): Compare {
    return comparing(this.columns, order);
  }

  /** Whether a product is in a scope. */
  inScope(scope: ScopeId): (rowNumber: number) => boolean {
    return this.lists.inScope(scope);
  }

  /** Those of any active row numbers that are in a scope, in an order. */
  arranged(rowNumbers: Uint32Array, scope: ScopeId, order: Order): Uint32Array {
    return this.lists.arranged(rowNumbers, scope, order);
  }

  /** Filters, counts and pages a scope's products in an order. */
  chooseIn(scope: ScopeId, view: View, order: Order, filter: Filter, window: Window): Choice {
    return this.lists.choose(scope, view, order, filter, window);
  }

  /** Filters, counts and pages any row numbers, and keeps their order. */
  choose(rowNumbers: Uint32Array, filter: Filter, window: Window): Choice {
    return choose(this.columns, rowNumbers, filter, window);
  }

  /** Total and facets of a whole scope. */
  counts(scope: ScopeId, view: View): Counts {
    return this.lists.counts(scope, view);
  }

  ids(rowNumbers: Iterable<number>): string[] {
    return Array.from(rowNumbers, (rowNumber) => this.columns.ids[rowNumber] ?? "");
  }

  private async applyChanges(anew: boolean): Promise<void> {
    if (anew) this.forget();
    // Watchers are notified afterwards of what the index is filled with.
    const withTexts = this.isFilled && this.held > 0;
    this.filled = withTexts;
    const pages = pagesAfter(this.held, (after) => readChanges(this.run, after, { texts: withTexts }));
    for await (const { rows } of pages) {
      for (const { id, row, texts } of rows) {
        if (row) this.put(row, texts);
        else this.drop(id);
      }
      this.derived.clear();
      this.held = rows.at(-1)?.version ?? this.held;
    }
    if (!withTexts) this.lateTexts.wantUpTo(this.held);
    this.filled = true;
  }

  private put(row: CatalogRow, texts: Texts | undefined): void {
    const rowNumber = this.columns.rowNumberOf(row.id);
    if (rowNumber === undefined || !this.columns.equals(rowNumber, row)) this.move(row, rowNumber);
    if (texts === undefined) return;
    this.lateTexts.ignore(row.id);
    this.notify(row.id, texts);
  }

  private notify(id: string, texts: Texts): void {
    const { columns } = this;
    const rowNumber = columns.rowNumberOf(id);
    if (rowNumber === undefined) return;
    const product = { texts, sub_category: columns.categories.text(columns.subCategory[rowNumber] ?? 0) };
    for (const watcher of this.watchers) watcher.put(rowNumber, product);
  }

  private noTexts(): LateTexts {
    return new LateTexts(this.run, (id, texts) => this.notify(id, texts));
  }

  /** Lists are notified before and after: the product may move from one category to another. */
  private move(row: CatalogRow, before: number | undefined): void {
    if (before !== undefined) this.lists.leave(before);
    this.lists.enter(this.columns.put(row));
  }

  private forget(): void {
    this.lists = new OrderedLists(this.columns);
    for (const id of this.columns.ids) if (id !== undefined) this.drop(id);
    this.derived.clear();
    this.held = 0;
    this.filled = false;
    this.lateTexts.cancel();
    this.lateTexts = this.noTexts();
  }

  private drop(id: string): void {
    const rowNumber = this.columns.rowNumberOf(id);
    if (rowNumber === undefined) return;
    this.lists.leave(rowNumber);
    this.columns.drop(rowNumber);
    for (const watcher of this.watchers) watcher.drop(rowNumber);
  }
}
