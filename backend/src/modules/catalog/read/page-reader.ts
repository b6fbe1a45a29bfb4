import { type Run, Values } from "#database/database";
import { isCategoryNamed, openCategories, openSubCategories } from "#sql/category-sql";
import type { CatalogIndex } from "../catalog-index/catalog-index";
import { allProducts, type ScopeId } from "../catalog-index/ordered-lists";
import { cardsSql } from "./cards";

/** Which products: of a category or a sub-category (id or handle), of a seller (id), or all. */
export type Scope = { kind: "category" | "subCategory" | "seller"; id: string } | { kind: "all" };

/** Ids of what a list can be of, as shoppers see it. */
const scopesSql = {
  category: (id: string) => `SELECT c.id FROM ${openCategories} AND ${isCategoryNamed(id)} LIMIT 1`,
  subCategory: (id: string) => `SELECT c.id FROM ${openSubCategories} AND ${isCategoryNamed(id)} LIMIT 1`,
  seller: (id: string) => `SELECT s.id FROM haat_seller s WHERE s.id = ${id} AND s.state = 'approved'`,
};

/** So often a page is picked again because the catalogue moved on meanwhile. */
const maxReads = 4;

/** Names of categories that are remembered; there are two for each, its id and its handle. */
const maxNames = 10_000;

type Page<Picked> = {
  picked: Picked;
  /** The cards' JSON, joined by commas. */
  cards: string;
};

/** What one statement sees of the catalogue. */
type Sight = { cards: string; version: number; scope: ScopeId | null };

/** Reads pages of products that are picked on the index, as the database has them now. */
export class PageReader {
  private readonly meanings = new Map<string, ScopeId>();

  constructor(
    private readonly run: Run,
    private readonly index: CatalogIndex,
  ) {}

  /**
   * Picks products and fetches their cards, in the order of the row numbers. The statement that fetches them also tells
   * the catalogue's version and which category is meant, as of the same moment; where either is not what the pick was
   * made of, the index takes in what has changed and it is picked again. So an answer is what the database held at one
   * moment, whether or not anybody was told of the last change. Null when the category or seller is unknown or not active.
   *
   * @param pick must not wait: the index stays as it is only until then.
   */
  async read<Picked extends { rowNumbers: readonly number[] }>(
    scope: Scope,
    shopper: string | null,
    pick: (scope: ScopeId) => Picked,
  ): Promise<Page<Picked> | null> {
    if (this.index.version === 0) await this.index.refresh();
    for (let load = 1; ; load++) {
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
    // Not as a table of its own: PostgreSQL would sort what is in order already.
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
