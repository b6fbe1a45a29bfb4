import type { Coupon, CouponFields, CouponsQuery } from "@haat/api-contract/coupon/schemas";
import type { Run } from "#database/database";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";
import { toPaise } from "#money/rupees";
import { momentTasksSql } from "#queue/moments";
import { bankOfferSql } from "#sql/bank-offer-sql";
import { offerProductsSql, offerStatusSql } from "#sql/offer-sql";
import { customerGroupsSql, openCouponsOf, productIdsSql, setCustomerGroups } from "./group-sql";

const statusSql = offerStatusSql("c");
const rupeesSql = (paise: string) => `(${paise} / 100.0)::float8`;

/** The wire fields of a coupon `c` with its seller and what `used` says of its orders. */
const columns = `c.id AS _id,
  CASE WHEN c.seller_id IS NOT NULL THEN json_build_object('_id', c.seller_id, 'name', s.name) END AS seller,
  c.code, c.title, c.kind, (CASE c.kind WHEN 'amount' THEN c.value / 100.0 ELSE c.value END)::float8 AS value,
  c.buy_quantity AS "buyQuantity", c.get_quantity AS "getQuantity", ${offerProductsSql("c.free_product_ids")} AS "freeProducts", c.online_only AS "onlineOnly", c.pincodes,
  ${bankOfferSql("c")} AS "bankOffer",
  ${rupeesSql("c.max_discount_paise")} AS "maxDiscount", ${rupeesSql("c.min_goods_paise")} AS "minGoods",
  c.category_id AS "categoryId", c.sub_category_id AS "subCategoryId", c.brand, ${offerProductsSql(productIdsSql("c"))} AS products,
  ${instantSql("c.starts_at")} AS "startsAt", ${instantSql("c.ends_at")} AS "endsAt", c.max_uses AS "maxUses",
  c.max_uses_per_shopper AS "maxUsesPerShopper", ${rupeesSql("c.budget_paise")} AS budget, c.first_order_only AS "firstOrderOnly",
  c.is_listed AS "isListed", c.includes_sellers AS "includesSellers", ${customerGroupsSql("c")} AS "customerGroups", ${statusSql} AS status, used.uses, ${rupeesSql("used.given")} AS given,
  ${rupeesSql("used.revenue")} AS revenue, ${versionSql("c.updated_at")} AS version`;

const withUsesSql = `LEFT JOIN haat_seller s ON s.id = c.seller_id
 CROSS JOIN LATERAL (
  SELECT count(*)::int AS uses, COALESCE(sum(u.discount_paise + u.delivery_paise), 0) AS given,
         COALESCE(sum(m.paise), 0) AS revenue
    FROM coupon_use u
    JOIN haat_order_status o ON o.order_id = u.order_id AND o.status <> 'cancelled'
    -- Of a seller's coupon their part of the order alone.
    JOIN LATERAL (
      SELECT sum(m.goods_paise + m.delivery_paise + CASE WHEN c.seller_id IS NULL THEN m.cash_fee_paise ELSE 0 END) AS paise
        FROM haat_line_money m
       WHERE m.order_id = u.order_id AND (c.seller_id IS NULL OR m.seller_id = c.seller_id)) m ON true
   WHERE u.coupon_id = c.id) used`;

/** Reads and writes coupons, in a transaction or without one. */
export class Coupons {
  constructor(private readonly database: { run: Run }) {}

  /** @param sellerId - Null: all coupons. */
  list({ search, status, owner, ...wanted }: CouponsQuery, sellerId: string | null): Promise<Page<Coupon>> {
    return pageOf<Coupon>(
      this.database.run,
      {
        name: "coupons",
        select: columns,
        from: `coupon c ${withUsesSql}
                WHERE ($1::text IS NULL OR c.code ILIKE $1 OR c.title ILIKE $1) AND ($2::text IS NULL OR ${statusSql} = $2)
                  AND ($3::text IS NULL OR ($3 = 'sellers') = (c.seller_id IS NOT NULL)) AND ($4::text IS NULL OR c.seller_id = $4)`,
        order: "c.starts_at DESC, c.id",
        values: [containing(search), status ?? null, owner ?? null, sellerId],
      },
      wanted,
    );
  }

  /** The coupon, locked until the transaction ends. */
  async lock(id: string): Promise<Coupon | null> {
    await this.database.run({
      name: "coupon-lock-id",
      text: "SELECT FROM coupon WHERE id = $1 FOR UPDATE",
      values: [id],
    });
    // A statement of its own: the first one waited with an older view of the coupon's uses.
    const [row] = await this.database.run<Coupon>({
      name: "coupon-locked",
      text: `SELECT ${columns} FROM coupon c ${withUsesSql} WHERE c.id = $1`,
      values: [id],
    });
    return row ?? null;
  }

  /**
   * Adds a coupon, or replaces its fields but for whose it is. One for customer
   * groups must be for everybody before, and gets them after that: `setCustomerGroups`.
   *
   * @param sellerId - Null: of the shop.
   * @returns false if another coupon has its code.
   */
  async save(id: string, coupon: CouponFields, sellerId: string | null): Promise<boolean> {
    const { kind, value, maxDiscount, minGoods, budget } = coupon;
    const paise = (rupees: number | null) => (rupees === null ? null : String(toPaise(rupees)));
    const rows = await this.database.run({
      name: "coupon-save",
      text: `INSERT INTO coupon (id, code, title, kind, value, max_discount_paise, min_goods_paise, category_id, sub_category_id, brand,
               starts_at, ends_at, max_uses, max_uses_per_shopper, budget_paise, first_order_only, is_listed, buy_quantity, get_quantity,
               online_only, pincodes, seller_id, product_ids, includes_sellers, free_product_ids, bank, bank_methods)
             SELECT $1, $2, $3, $4, $5::bigint, $6::bigint, $7::bigint, $8, $9, $10, $11::timestamptz, $12::timestamptz, $13::int, $14::int,
               $15::bigint, $16::boolean, $17::boolean, $18::int, $19::int, $20::boolean, $21::text[], $22, $23::text[], $24::boolean, $25::text[], $26, $27::text[]
              WHERE NOT EXISTS (SELECT FROM coupon WHERE code = $2 AND id <> $1)
             ON CONFLICT (id) DO UPDATE
                SET code = $2, title = $3, kind = $4, value = $5, max_discount_paise = $6, min_goods_paise = $7, category_id = $8,
                    sub_category_id = $9, brand = $10, starts_at = $11, ends_at = $12, max_uses = $13, max_uses_per_shopper = $14,
                    budget_paise = $15, first_order_only = $16, is_listed = $17, buy_quantity = $18, get_quantity = $19,
                    online_only = $20, pincodes = $21, product_ids = $23, includes_sellers = $24, free_product_ids = $25,
                    bank = $26, bank_methods = $27, updated_at = clock_timestamp()
             RETURNING id`,
      values: [
        id,
        coupon.code,
        coupon.title,
        kind,
        kind === "amount" ? String(toPaise(value)) : String(value),
        paise(maxDiscount),
        paise(minGoods),
        coupon.categoryId,
        coupon.subCategoryId,
        coupon.brand,
        coupon.startsAt,
        coupon.endsAt,
        coupon.maxUses,
        coupon.maxUsesPerShopper,
        paise(budget),
        coupon.firstOrderOnly,
        coupon.isListed,
        coupon.buyQuantity,
        coupon.getQuantity,
        coupon.onlineOnly,
        coupon.pincodes,
        sellerId,
        coupon.productIds,
        coupon.includesSellers,
        coupon.freeProductIds,
        coupon.bank,
        coupon.bankMethods,
      ],
    });
    return rows.length > 0;
  }

  /** Makes a coupon one for customer groups. @param groupIds Null: for everybody, and without its products until it is saved. */
  setCustomerGroups = (id: string, groupIds: readonly string[] | null) =>
    setCustomerGroups(this.database.run, id, groupIds);

  /** The codes of up to `max` coupons for a customer group that are not over. */
  openOfGroup = (groupId: string, max: number) => openCouponsOf(this.database.run, groupId, max);

  /** Adds the tasks that publish a coupon's start and end. */
  async schedule(moments: readonly string[]): Promise<void> {
    const values = ["{}", moments];
    await this.database.run({ name: "coupon-schedule", text: momentTasksSql("publish-coupons"), values });
  }

  /** Ends a coupon with this transaction. */
  async end(id: string): Promise<void> {
    await this.database.run({
      name: "coupon-end",
      text: "UPDATE coupon SET ends_at = now(), updated_at = clock_timestamp() WHERE id = $1",
      values: [id],
    });
  }

  /** @returns false if orders, also cancelled ones, have used it. */
  async remove(id: string): Promise<boolean> {
    const rows = await this.database.run({
      name: "coupon-remove",
      text: "DELETE FROM coupon WHERE id = $1 AND NOT EXISTS (SELECT FROM coupon_use WHERE coupon_id = $1) RETURNING id",
      values: [id],
    });
    return rows.length > 0;
  }
}
