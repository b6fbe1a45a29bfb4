import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ChannelListener, type ListeningConnections } from "#database/channel-listener";
import { Database } from "#database/database";
import { CatalogIndex } from "./catalog-index/catalog-index";
import { countActive, readActivePages } from "./read/active-pages";
import { readCards, readCardsById } from "./read/cards-by-id";
import { type Grid, readGrid } from "./read/grids";
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
import { SearchIndex } from "./search-index/search-index";
import { setServing } from "./serving";
import type { Kind } from "./write/products-of";
import { broadcastChange, catalogChannel } from "./write/publish-change";
import { rebuildProducts } from "./write/rebuild-products";
import { Refresher } from "./write/refresher";
import { rebuildCatalog, sweepCatalog } from "./write/sweep";

type Dependencies = {
  [ContainerRegistrationKeys.PG_CONNECTION]: ListeningConnections;
  [ContainerRegistrationKeys.LOGGER]: Logger;
};

/**
 * The shoppers' read model: finished answers, made by PostgreSQL, and the one writer that keeps them true. Prices and
 * stock in it are for showing; what is sold is decided on the engine's own tables.
 */
export class CatalogModuleService {
  private readonly database: Database;
  private readonly searchIndex: SearchIndex;
  private readonly index: CatalogIndex;
  private readonly pages: PageReader;
  private readonly refresher: Refresher;
  private readonly listener: ChannelListener;
  private readonly logger: Logger;
  private changes = 0;
  private hears = false;

  readonly __hooks = {
    onApplicationStart: async () => {
      setServing(this);
      await this.listener.start();
      this.fillIndex();
      // What changed while no process ran. Not waited for: old answers beat none.
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
      inStock: (rowNumber) => this.index.columns.inStock[rowNumber] ?? 0,
      sold: (rowNumber) => this.index.columns.sold[rowNumber] ?? 0,
      id: (rowNumber) => this.index.columns.ids[rowNumber] ?? "",
    });
    this.index = new CatalogIndex(this.database.run, [this.searchIndex]);
    this.pages = new PageReader(this.database.run, this.index);
    const changed = () => this.heardChange();
    const failed = (error: unknown) =>
      logger.error("Catalogue refresh failed and will be retried", error instanceof Error ? error : undefined);
    this.refresher = new Refresher(this.database, { changed, failed, skipped: this.skipped });
    this.listener = new ChannelListener({
      channel: catalogChannel,
      connect: () => connections.client.acquireRawConnection(),
      caughtUp: changed,
      heard: changed,
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
  title = (kind: "category" | "subCategory", id: string) => readTitle(this.database.run, kind, id);
  /** A list, or with `search` what a text finds. */
  products = (
    scope: Scope,
    { search, ...query }: ProductListQuery & { search?: string | undefined },
    viewer: Viewer,
  ) =>
    search === undefined
      ? listProducts(this.pages, this.index, scope, query, viewer)
      : listFound(this.pages, this.index, this.searchIndex, scope, { ...query, search }, viewer.shopper);
  grid = (grid: Grid, shopper: string | null) => readGrid(this.database.run, grid, shopper);
  product = (idOrSlug: string, shopper: string | null) => readProduct(this.database.run, idOrSlug, shopper);
  variant = (idOrSlug: string, choice: VariantChoice) => readVariant(this.database.run, idOrSlug, choice);
  reviews = (productId: string, paging: Paging) => readReviews(this.database.run, productId, paging);
  settings = () => readSettings(this.database.run);
  isActive = (productId: string) => isActive(this.database.run, productId);
  /** How many products shoppers see. */
  countActive = () => countActive(this.database.run);
  activePages = (part: { limit: number; offset: number }) => readActivePages(this.database.run, part);
  search = (text: string, shopper: string | null) => searchProducts(this.pages, this.searchIndex, text, shopper);
  /** JSON texts of active products' cards, joined by commas, in the order of the ids. */
  cards = (ids: readonly string[], shopper: string | null) => readCards(this.database.run, ids, shopper);
  /** The JSON text of each product's card by its id, active or not; with the shopper's own hearts. */
  cardsById = (ids: readonly string[], shopper: string) => readCardsById(this.database.run, ids, shopper);

  /** How many changes were heard of: what was read before the last one may be out of date. */
  generation = () => this.changes;
  /** False while changes can't be heard; nothing that is read then may be kept. */
  isHearing = () => this.hears;

  /** Something that products are made of has changed; their rows follow within a moment. */
  touch = (kind: Kind, ids: readonly string[]) => this.refresher.touch(kind, ids);
  /** What is touched from now on is left to `rebuildAll`: a program that fills the whole shop need not follow each product. */
  leaveToRebuild = () => this.refresher.rest();
  /** Waits until what was touched so far is done. */
  settle = () => this.refresher.settle();
  /** Something that is read without a row, e.g. a banner, has changed. */
  async notify(): Promise<void> {
    await broadcastChange(this.database.run);
    this.heardChange();
  }

  /** Brings the rows of products up to date; answers how many changed. */
  rebuild = (ids: readonly string[]) => this.heard(rebuildProducts(this.database, ids, { skipped: this.skipped }));
  /** Builds every row anew, as after seeding; answers how many changed. */
  rebuildAll = () => this.heard(rebuildCatalog(this.database, this.skipped));
  /** Repairs what no event told; answers how many rows changed. */
  sweep = () => this.heard(sweepCatalog(this.database, this.skipped));

  private async heard(changing: Promise<number>): Promise<number> {
    const changed = await changing;
    // The notice comes back from the database as well; a caller that reads at once must not outrun it.
    if (changed > 0) this.heardChange();
    return changed;
  }

  private heardChange(): void {
    this.changes += 1;
    if (this.index.version > 0) this.fillIndex();
  }

  /** Ahead of the lists, which would otherwise wait for it. What fails here they try again, and tell their callers. */
  private fillIndex(): void {
    this.index.refresh().catch(() => undefined);
  }
}
