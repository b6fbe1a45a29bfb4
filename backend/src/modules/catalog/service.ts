import { limits } from "@haat/api-contract/limits";
import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ChannelListener } from "#database/channel-listener";
import { type Connections, Database } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { Semaphore } from "#database/semaphore";
import { CatalogIndex } from "./catalog-index/catalog-index";
import { gather } from "./catalog-index/copy-column";
import { countActive, readActivePages } from "./read/active-pages";
import { readCards, readCardsById } from "./read/cards-by-id";
import { readCollection, readCollections } from "./read/collections";
import { type Grid, readGrid } from "./read/grids";
import { readHomeRows } from "./read/home-rows";
import { listFound } from "./read/list-found";
import { listProducts, type ProductListQuery } from "./read/list-products";
import { PageReader, type Scope } from "./read/page-reader";
import { isActive, readProduct, readVariant, type VariantChoice } from "./read/products";
import { searchProducts } from "./read/search-products";
import { readSettings } from "./read/settings";
import {
  type BannersQuery,
  type CategoriesQuery,
  type Paging,
  readBanners,
  readCategories,
  readReviews,
  readSubCategories,
  readTitle,
  type SubCategoriesQuery,
} from "./read/small-lists";
import type { Viewer } from "./read/viewer";
import { MissedSearches } from "./search-index/missed-searches";
import { SearchIndex } from "./search-index/search-index";
import type { Synonym } from "./search-index/synonyms";
import { setServing } from "./serving";
import type { Kind } from "./write/products-of";
import { broadcastChange, broadcastSynonyms, catalogChannel, synonymsChanged } from "./write/publish-change";
import { rebuildProducts } from "./write/rebuild-products";
import { Refresher } from "./write/refresher";
import { rebuildCatalog, sweepCatalog, sweepWhenDue } from "./write/sweep";

type Dependencies = {
  [ContainerRegistrationKeys.PG_CONNECTION]: Connections;
  [ContainerRegistrationKeys.LOGGER]: Logger;
};

const synonyms = {
  name: "catalog-synonyms",
  text: "SELECT word, equals, direction FROM haat_search_synonym ORDER BY word, direction",
  values: [],
};

/**
 * The shoppers' read model: finished answers, made by PostgreSQL, and the single writer that updates them. Its prices
 * and stock are for display; sales are decided on the engine's own tables.
 */
export class CatalogModuleService {
  private readonly database: Database;
  private readonly searchIndex: SearchIndex;
  private readonly index: CatalogIndex;
  private readonly pages: PageReader;
  private readonly refresher: Refresher;
  private readonly listener: ChannelListener;
  private readonly logger: Logger;
  private readonly missedSearches = new MissedSearches();
  private readonly sweeps = new Semaphore(1);
  private changes = 0;
  private hears = false;

  readonly __hooks = {
    onApplicationStart: async () => {
      setServing(this);
      await this.listener.start();
      this.fillIndex();
      // Catches up on what changed while no process ran. Not awaited: old answers are better than none.
      void this.sweep().catch((error) => this.logger.error("Catalogue sweep failed", error));
    },
    onApplicationPrepareShutdown: async () => {
      setServing(undefined);
      await this.refresher.settle();
      await this.listener.stop();
    },
  };

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections, logger }: Dependencies) {
    this.logger = logger;
    this.database = new Database(connections);
    this.searchIndex = new SearchIndex({
      standings: (rowNumbers, into) => gather(this.index.columns.standing, rowNumbers, into),
      ties: () => this.index.comparing("relevance"),
    });
    this.index = new CatalogIndex(this.database.run, [this.searchIndex]);
    this.pages = new PageReader(this.database.run, this.index);
    const changed = () => this.heardChange();
    const failed = (error: unknown) =>
      logger.error("Catalogue refresh failed and will be retried", error instanceof Error ? error : undefined);
    this.refresher = new Refresher(this.database, { changed, failed, skipped: this.skipped });
    this.listener = new ChannelListener({
      channel: catalogChannel,
      caughtUp: () => {
        changed();
        this.followSynonyms();
      },
      heard: (payload) => (payload === synonymsChanged ? this.followSynonyms() : changed()),
      hearing: (hears) => {
        this.hears = hears;
      },
    });
  }

  private readonly skipped = (id: string, error: unknown) =>
    this.logger.error(`Product ${id} was excluded from the catalogue`, error instanceof Error ? error : undefined);

  categories = (query: CategoriesQuery, everything = false) => readCategories(this.database.run, query, everything);
  subCategories = (query: SubCategoriesQuery, everything = false) =>
    readSubCategories(this.database.run, query, everything);
  banners = (everything: boolean, query: BannersQuery) => readBanners(this.database.run, everything, query);
  homeRows = () => readHomeRows(this.database.run);
  collections = () => readCollections(this.database.run);
  collection = (slug: string) => readCollection(this.database.run, slug);
  title = (kind: "category" | "subCategory", id: string) => readTitle(this.database.run, kind, id);
  /** A list, or with `search` the search results. */
  products = (
    scope: Scope,
    { search, ...query }: ProductListQuery & { search?: string | undefined },
    viewer: Viewer,
  ) =>
    search === undefined
      ? listProducts(this.pages, this.index, scope, query, viewer)
      : listFound(this.pages, this.index, this.searchIndex, scope, { ...query, search }, viewer.shopper, (text) =>
          this.missedSearches.add(text),
        );
  grid = (grid: Grid, shopper: string | null) => readGrid(this.database.run, grid, shopper);
  product = (idOrSlug: string, shopper: string | null) => readProduct(this.database.run, idOrSlug, shopper);
  variant = (idOrSlug: string, choice: VariantChoice) => readVariant(this.database.run, idOrSlug, choice);
  reviews = (productId: string, paging: Paging) => readReviews(this.database.run, productId, paging);
  settings = () => readSettings(this.database.run);
  isActive = (productId: string) => isActive(this.database.run, productId);
  /** How many products shoppers see. */
  countActive = () => countActive(this.database.run);
  activePages = (part: { limit: number; offset: number }) => readActivePages(this.database.run, part);
  search = (text: string, shopper: string | null) =>
    searchProducts(this.pages, this.index, this.searchIndex, text, shopper);
  /** JSON texts of active products' cards, joined by commas, in the order of the ids. */
  cards = (ids: readonly string[], shopper: string | null) => readCards(this.database.run, ids, shopper);
  /** The JSON text of each product's card by its id, active or not; with the shopper's own hearts. */
  cardsById = (ids: readonly string[], shopper: string) => readCardsById(this.database.run, ids, shopper);

  /** How many changes this process has been notified of: what was read before the last one may be stale. */
  generation = () => this.changes;
  /** False while notifications can't arrive; nothing that is read then may be cached. */
  isHearing = () => this.hears;

  /** Data that products are made of has changed; their rows follow within a moment. */
  touch = (kind: Kind, ids: readonly string[]) => this.refresher.touch(kind, ids);
  /**
   * Ignores touches from now on and leaves them to `rebuildAll`: a program that fills the whole shop need not follow
   * each product.
   */
  leaveToRebuild = () => this.refresher.rest();
  /** Waits until all touches so far are processed. */
  settle = () => this.refresher.settle();
  /** Data that is read without a row, e.g. a banner, has changed. */
  async notify(): Promise<void> {
    await broadcastChange(this.database.run);
    this.heardChange();
  }

  /** Reloads the synonyms in every process; resolves when this process has done so. Call after the commit. */
  async publishSynonyms(): Promise<void> {
    await broadcastSynonyms(this.database.run);
    await this.loadSynonyms();
  }
  /** Searches of this process that found nothing since they were last taken, with their counts. */
  takeMissedSearches = () => this.missedSearches.take();

  /** Deletes prices that no page shows any more. @returns how many. */
  purgePastPrices = () =>
    deleteInBatches(this.database.run, {
      name: "catalog-past-prices-purge",
      table: "catalog_past_price",
      where: `until < now() - interval '${limits.recentPriceDays} days'`,
      values: [],
    });

  /** Updates the rows of products; returns how many changed. */
  rebuild = (ids: readonly string[]) => this.heard(rebuildProducts(this.database, ids, { skipped: this.skipped }));
  /** Rebuilds every row, as after seeding; returns how many changed. */
  rebuildAll = () => this.heard(rebuildCatalog(this.database, this.skipped));
  /**
   * Repairs what no event reported; returns how many rows changed. One after the other: the first sweep of a large shop
   * builds everything, and takes longer than the minute until the next one, which would do it all again.
   */
  sweep = () => this.heard(this.sweeps.run(() => sweepCatalog(this.database, this.skipped)));

  /** The same each minute, as often as the size of the catalogue allows. */
  sweepWhenDue = () => this.heard(this.sweeps.run(() => sweepWhenDue(this.database, this.skipped)));

  private async heard(changing: Promise<number>): Promise<number> {
    const changed = await changing;
    // The notification also comes back from the database; a caller that reads at once must not outrun it.
    if (changed > 0) this.heardChange();
    return changed;
  }

  private async loadSynonyms(): Promise<void> {
    this.searchIndex.setSynonyms(await this.database.run<Synonym>(synonyms));
    // Answers from before the reload may have been cached until now.
    this.heardChange();
  }

  private followSynonyms(): void {
    this.loadSynonyms().catch((error) =>
      this.logger.error("Search synonyms could not be read", error instanceof Error ? error : undefined),
    );
  }

  private heardChange(): void {
    this.changes += 1;
    if (this.index.version > 0) this.fillIndex();
  }

  /** Early, so that lists do not wait for it. If it fails, they retry and report the error to their callers. */
  private fillIndex(): void {
    this.index
      .refresh()
      .then(() => this.index.watch())
      .catch(() => undefined);
  }
}
