import { type Run, Values } from "#database/database";
import { isCategoryNamed, openCategories, openSubCategories } from "#sql/category-sql";
import type { CatalogIndex } from "../catalog-index/catalog-index";
import { allProducts, type ScopeId } from "../catalog-index/ordered-lists";
import { cardsSql } from "./cards";
import { ruleSql } from "./collection-rule";
import { openCollections } from "./collections";

/** Which products: of a category or sub-category (id or handle), of a seller (id), of a collection (slug), or all. */
export type Scope = { kind: "category" | "subCategory" | "seller" | "collection"; id: string } | { kind: "all" };

/** Ids of the scopes that shoppers can list; of a collection its rule. */
const scopesSql = {
  category: (id: string) => `SELECT c.id FROM ${openCategories} AND ${isCategoryNamed(id)} LIMIT 1`,
  subCategory: (id: string) => `SELECT c.id FROM ${openSubCategories} AND ${isCategoryNamed(id)} LIMIT 1`,
  seller: (id: string) => `SELECT s.id FROM haat_seller s WHERE s.id = ${id} AND s.state = 'approved'`,
  collection: (slug: string) => `SELECT ${ruleSql} FROM ${openCollections} AND c.slug = ${slug}`,
};

/** How often a page is selected again because the catalogue changed meanwhile. */
const maxReads = 4;

/** Cached names of categories; each has two, its id and its handle. */
const maxNames = 10_000;

type Page<Picked> = {
  picked: Picked;
  /** The cards' JSON, joined by commas. */
  cards: string;
};

/** The catalogue as seen by one statement. */
type Sight = { cards: string; version: number; scope: ScopeId | null };

/** Reads pages of products: selects them in the catalog index and fetches them from the database as they are now. */
export class PageReader {
  private readonly meanings = new Map<string, ScopeId>();

  constructor(
    private readonly run: Run,
    private readonly index: CatalogIndex,
  ) {}

  /**
   * Selects products and fetches their cards, in the order of the row numbers. The statement that fetches them also
   * returns the catalogue's version and the category's id, as of the same snapshot. If either differs from what the
   * selection used, the index applies the changes and the selection is repeated. So an answer is what the database had
   * at one moment, whether or not a notification has arrived. Null if the category, seller or collection is unknown or inactive.
   *
   * @param pick must be synchronous: the index may change after that.
   * @param byTexts whether `pick` asks the index's watchers, which learn the texts of a filled index a while later
   */
  async read<Picked extends { rowNumbers: Iterable<number> }>(
    scope: Scope,
    shopper: string | null,
    pick: (scope: ScopeId) => Picked,
    { byTexts = false } = {},
  ): Promise<Page<Picked> | null> {
    for (let load = 1; ; load++) {
      if (!this.index.isFilled) await this.index.refresh();
      if (byTexts && !this.index.isWatched) await this.index.watch();
      const { version } = this.index;
      const meant = this.meaningOf(scope);
      const picked = meant === undefined ? undefined : pick(meant);
      const seen = await this.load(picked ? this.index.ids(picked.rowNumbers) : [], scope, shopper);
      if (seen.scope === null) return null;
      const stands = seen.version === version || load >= maxReads;
      if (picked && meant === seen.scope && stands) return { picked, cards: seen.cards };
      this.learn(scope, seen.scope);
      if (seen.version !== version) await this.index.refresh({ anew: seen.version < version });
    }
  }

  private async load(ids: readonly string[], scope: Scope, shopper: string | null): Promise<Sight> {
    const values = new Values();
    // Not as a table of its own: PostgreSQL would sort rows that are in order already.
    const page = `unnest(${values.add(ids)}::text[]) WITH ORDINALITY AS page(product_id, place)`;
    const meant = scope.kind === "all" ? `'${allProducts}'` : `(${scopesSql[scope.kind](values.add(scope.id))})`;
    const [row] = await this.run<Sight>({
      name: `catalog-page-${scope.kind}${shopper ? "-own" : ""}`,
      text: `
        SELECT ${cardsSql(shopper, values, page)} AS cards, ${meant} AS scope,
               COALESCE((SELECT max(version) FROM catalog_change), 0)::float8 AS version`,
      values: values.list,
    });
    return row ?? { cards: "", version: 0, scope: null };
  }

  private meaningOf(scope: Scope): ScopeId | undefined {
    return scope.kind === "all" ? allProducts : this.meanings.get(`${scope.kind} ${scope.id}`);
  }

  private learn(scope: Scope, id: ScopeId): void {
    if (scope.kind === "all") return;
    if (this.meanings.size >= maxNames) this.meanings.clear();
    this.meanings.set(`${scope.kind} ${scope.id}`, id);
  }
}
