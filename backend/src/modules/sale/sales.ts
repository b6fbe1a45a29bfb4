import type { SalePrice, SaleVariant, SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { Sale, SaleFields, SalesQuery } from "@haat/api-contract/sale/schemas";
import type { Run } from "#database/database";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";
import { momentTasksSql, msUntil } from "#queue/moments";
import { offerProductsSql, offerStatusSql } from "#sql/offer-sql";
import { ownVariants } from "./own-variants";

/** What is kept of a sale besides its price list. `prices`: of individual variants, instead of a percentage. */
export type SaleRow = Pick<
  SaleFields,
  "percent" | "prices" | "categoryId" | "subCategoryId" | "brand" | "productIds"
> & {
  id: string;
  /** Null: of the shop. */
  sellerId: string | null;
};

/** A sale with its prices of individual variants; null if it takes a percentage off. */
export type WholeSale = Sale & { prices: SalePrice[] | null };

/** A variant with its price during a sale, in rupees. */
type PricedVariant = SaleVariant & { price: number };

const statusSql = offerStatusSql("l");

/** The wire fields of a sale `s` with its price list `l`. */
const columns = `s.id AS _id, l.title, CASE WHEN s.prices IS NULL THEN s.percent END AS percent, s.category_id AS "categoryId", s.sub_category_id AS "subCategoryId", s.brand,
  ${offerProductsSql("NULLIF(s.product_ids, '{none}')")} AS products,
  CASE WHEN s.seller_id IS NOT NULL THEN json_build_object('_id', s.seller_id, 'name', o.name) END AS seller,
  ${instantSql("l.starts_at")} AS "startsAt", ${instantSql("l.ends_at")} AS "endsAt", ${statusSql} AS status, l.prices AS variants,
  ${versionSql("s.updated_at")} AS version`;

/** To an older release a sale with prices is of a product that does not exist: it would lower all of the shop's. */
const noProducts = ["none"];

const tables = "sale s JOIN haat_any_sale_list l ON l.id = s.id LEFT JOIN haat_seller o ON o.id = s.seller_id";

/** Reads and writes sales, in a transaction or without one. */
export class Sales {
  constructor(private readonly database: { run: Run }) {}

  /** @param sellerId - Null: all sales. */
  list({ search, status, owner, ...wanted }: SalesQuery, sellerId: string | null): Promise<Page<Sale>> {
    return pageOf<Sale>(
      this.database.run,
      {
        name: "sales",
        select: columns,
        from: `${tables}
                WHERE ($1::text IS NULL OR l.title ILIKE $1) AND ($2::text IS NULL OR ${statusSql} = $2)
                  AND ($3::text IS NULL OR ($3 = 'sellers') = (s.seller_id IS NOT NULL)) AND ($4::text IS NULL OR s.seller_id = $4)`,
        order: "l.starts_at DESC, s.id",
        values: [containing(search), status ?? null, owner ?? null, sellerId],
      },
      wanted,
    );
  }

  /** The sale, locked until the transaction ends. */
  async lock(id: string): Promise<WholeSale | null> {
    await this.database.run({
      name: "sale-lock",
      text: "SELECT FROM sale WHERE id = $1 FOR UPDATE",
      values: [id],
    });
    // A statement of its own: the price list as it is after the wait.
    const [row] = await this.database.run<WholeSale>({
      name: "sale-whole",
      text: `SELECT ${columns}, s.prices FROM ${tables} WHERE s.id = $1`,
      values: [id],
    });
    return row ?? null;
  }

  /** How many sales of a seller are not over. */
  async openOf(sellerId: string): Promise<number> {
    const [row] = await this.database.run<{ count: number }>({
      name: "sales-open",
      text: `SELECT count(*)::int AS count FROM ${tables} WHERE s.seller_id = $1 AND ${statusSql} <> 'over'`,
      values: [sellerId],
    });
    return row?.count ?? 0;
  }

  variants = (wanted: SaleVariantsBody, sellerId: string | null) => ownVariants(this.database.run, sellerId, wanted);

  /**
   * What individual variants cost during a sale; null: no such sale. Variants that are no longer sold are left out.
   *
   * @param sellerId - Whose sale it must be; null: anybody's.
   */
  async prices(id: string, sellerId: string | null): Promise<PricedVariant[] | null> {
    const [row] = await this.database.run<{ prices: SalePrice[] | null; sellerId: string | null }>({
      name: "sale-prices",
      text: `SELECT s.prices, s.seller_id AS "sellerId" FROM sale s JOIN haat_any_sale_list l ON l.id = s.id
              WHERE s.id = $1 AND ($2::text IS NULL OR s.seller_id = $2)`,
      values: [id, sellerId],
    });
    if (!row) return null;
    const priceOf = new Map(row.prices?.map(({ variantId, price }) => [variantId, price]));
    const variants = await this.variants({ variantIds: [...priceOf.keys()] }, row.sellerId);
    return variants.map((variant) => ({ ...variant, price: priceOf.get(variant._id) ?? 0 }));
  }

  /** Adds a sale, or replaces what is kept of it. */
  async save({ id, sellerId, percent, prices, categoryId, subCategoryId, brand, productIds }: SaleRow): Promise<void> {
    await this.database.run({
      name: "sale-save",
      text: `INSERT INTO sale (id, percent, category_id, sub_category_id, brand, product_ids, prices, seller_id)
             VALUES ($1, $2, $3, $4, $5, $6::text[], $7::jsonb, $8)
             ON CONFLICT (id) DO UPDATE SET percent = $2, category_id = $3, sub_category_id = $4, brand = $5, product_ids = $6,
               prices = $7, updated_at = clock_timestamp()`,
      values: [
        id,
        percent ?? 1,
        categoryId,
        subCategoryId,
        brand,
        prices ? noProducts : productIds,
        prices && JSON.stringify(prices),
        sellerId,
      ],
    });
  }

  /** Adds the tasks that publish a sale's start and end. */
  async schedule(id: string, moments: readonly string[]): Promise<void> {
    const values = [JSON.stringify({ id }), moments];
    await this.database.run({ name: "sale-schedule", text: momentTasksSql("publish-sale"), values });
  }

  /** Milliseconds until a moment. */
  msUntil = (at: string): Promise<number> => msUntil(this.database.run, at);

  /** When the running transaction began, by the database's clock. */
  async now(): Promise<string> {
    const [row] = await this.database.run<{ at: string }>({
      name: "sale-now",
      text: `SELECT ${instantSql("now()")} AS at`,
      values: [],
    });
    return row?.at ?? "";
  }

  async remove(id: string): Promise<void> {
    await this.database.run({ name: "sale-remove", text: "DELETE FROM sale WHERE id = $1", values: [id] });
  }
}
