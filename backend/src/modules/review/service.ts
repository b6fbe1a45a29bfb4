import type { StaffReviewsQuery } from "@haat/api-contract/review/schemas";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { type Connections, Database } from "#database/database";
import { Review } from "./models/review";
import { listReviews, lockReview } from "./read/list-reviews";
import { moveShopper, purgeShopper } from "./shopper-data";

/** What a shopper can review once: a product of an order. */
export type Reviewed = { productId: string; orderId: string; customerId: string };

export type NewReview = Reviewed & {
  rating: number;
  comment: string;
  image: string | null;
  /** The part of the shopper's email address before the @. */
  displayName: string;
};

export type PastReview = Omit<NewReview, "image"> & { at: Date };

export type StoredReview = {
  id: string;
  customer_id: string;
  display_name: string;
  rating: number;
  comment: string;
  image: string | null;
  created_at: Date;
};

/** The shop's changes of a review; undefined fields stay unchanged. */
export type Moderation = { hidden?: boolean | undefined; answer?: string | null | undefined };

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

export class ReviewModuleService extends MedusaService({ Review }) {
  private readonly database: Database;

  constructor(dependencies: Dependencies & Record<string, unknown>) {
    super(dependencies);
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  /** In a running transaction. */
  static lockIn = lockReview;
  static purgeShopperIn = purgeShopper;
  static moveShopperIn = moveShopper;

  listForStaff = (query: StaffReviewsQuery) => listReviews(this.database.run, query);

  /** Adds reviews of past days, such as demo data; existing ones are skipped. */
  async addPast(reviews: readonly PastReview[]): Promise<void> {
    const rows = reviews.map((review) => ({ id: generateEntityId(undefined, "rev"), ...review }));
    await this.database.run({
      name: "review-add-past",
      text: `INSERT INTO review (id, product_id, order_id, customer_id, rating, comment, display_name, created_at, updated_at)
             SELECT id, "productId", "orderId", "customerId", rating, comment, "displayName", at, at
               FROM jsonb_to_recordset($1::jsonb) AS said(id text, "productId" text, "orderId" text, "customerId" text, rating int,
                    comment text, "displayName" text, at timestamptz)
             ON CONFLICT DO NOTHING`,
      values: [JSON.stringify(rows)],
    });
  }

  /** Whether the shopper has already reviewed it. */
  @InjectManager()
  async isReviewed(
    { productId, orderId, customerId }: Reviewed,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const rows: unknown[] =
      (await context.manager?.execute(
        "SELECT 1 FROM review WHERE product_id = ? AND order_id = ? AND customer_id = ? AND deleted_at IS NULL",
        [productId, orderId, customerId],
      )) ?? [];
    return rows.length > 0;
  }

  /** Stores a review; null if there already is one, including one from a concurrent call. */
  @InjectTransactionManager()
  async add(
    { productId, orderId, customerId, rating, comment, image, displayName }: NewReview,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<StoredReview | null> {
    const rows: (Omit<StoredReview, "created_at"> & { created_at: Date | string })[] =
      (await context.transactionManager?.execute(
        `INSERT INTO review (id, product_id, order_id, customer_id, rating, comment, image, display_name)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (product_id, order_id, customer_id) WHERE deleted_at IS NULL DO NOTHING
         RETURNING id, customer_id, display_name, rating, comment, image, created_at`,
        [generateEntityId(undefined, "rev"), productId, orderId, customerId, rating, comment, image, displayName],
      )) ?? [];
    const [row] = rows;
    return row ? { ...row, created_at: new Date(row.created_at) } : null;
  }

  /**
   * Hides, shows or answers a review; call it in the transaction that has read it. An answer keeps its date unless its
   * text changes.
   */
  @InjectTransactionManager()
  async moderate(
    id: string,
    { hidden, answer }: Moderation,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    const isAnswered = answer !== undefined;
    await context.transactionManager?.execute(
      `UPDATE review SET hidden = COALESCE(?::boolean, hidden), updated_at = now(),
              answered_at = CASE WHEN NOT ?::boolean OR answer IS NOT DISTINCT FROM ?::text THEN answered_at
                                 WHEN ?::text IS NULL THEN NULL ELSE now() END,
              answer = CASE WHEN ?::boolean THEN ?::text ELSE answer END
        WHERE id = ? AND deleted_at IS NULL`,
      [hidden ?? null, isAnswered, answer ?? null, answer ?? null, isAnswered, answer ?? null, id],
    );
  }
}
