import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import type { CouponKind } from "@haat/api-contract/coupon/schemas";
import { limits } from "@haat/api-contract/limits";
import type { Run } from "#database/database";
import { bankOfferSql } from "#sql/bank-offer-sql";
import { isForCustomerSql, productIdsSql } from "./group-sql";

/** What a coupon takes off, for what, and how often. Whole paise; null: no limit. */
export type CouponRules = {
  id: string;
  /** Of the row, as PostgreSQL tells versions apart (`xmin`). */
  version: string;
  /** Whether the shop bears it; otherwise a seller. */
  isOfShop: boolean;
  code: string;
  title: string;
  kind: CouponKind;
  /** Percent, or paise. */
  value: number;
  /** Pieces that are paid for, and those that are free with them; null of other kinds. */
  buyQuantity: number | null;
  getQuantity: number | null;
  maxDiscount: number | null;
  minGoods: number;
  maxUses: number | null;
  maxUsesPerShopper: number | null;
  budget: number | null;
  firstOrderOnly: boolean;
  onlineOnly: boolean;
  /** The bank that the order must be paid from; null: any. */
  bankOffer: BankOffer | null;
  /** Delivery pincodes or their first digits; empty: all. */
  pincodes: string[];
};

/** Whether its uses are counted. */
const isLimited = ({ maxUses, maxUsesPerShopper, budget }: CouponRules) =>
  (maxUses ?? maxUsesPerShopper ?? budget) !== null;

/** Whether other orders make a difference to it. */
export const dependsOnOrders = (rules: CouponRules): boolean => rules.firstOrderOnly || isLimited(rules);

/** A coupon as it stands for an order. Orders that are cancelled give their use back. */
export type StandingCoupon = CouponRules & {
  isRunning: boolean;
  /** Whether it is for everybody, or for a customer group of this one. */
  isForCustomer: boolean;
  /**
   * Orders with it, those of this person among them, and what it took off their goods and delivery. 0 where the coupon has
   * no limit that asks for them.
   */
  uses: number;
  ownUses: number;
  given: number;
  /** Whether the shopper has ordered before. */
  hasOrdered: boolean;
  /** Products of the order that it is for: of who has the coupon alone, unless it is one of the shop for all sellers'. */
  productIds: string[];
  /** Products of the order that are free with those; null: the cheapest of those are. */
  freeProductIds: string[] | null;
};

/**
 * Whose order it is, and of which products. `id`: null before it is written; an order does not count as earlier than
 * itself. `mobile` is the delivery's; null while it is not known.
 */
export type Order = { id: string | null; customerId: string; mobile: string | null; productIds: readonly string[] };

const digestSql = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
/** Numbers are stored with and without the country's code. */
const tenDigits = (number: string) => `right(regexp_replace(${number}, '\\D', '', 'g'), 10)`;

/** An order that is not written yet. `customerId`: null for a guest. */
export type WantedOrder = Omit<Order, "customerId"> & { customerId: string | null };

/** What tells a person from others, with any account: $1 the customer, $2 the mobile number of the delivery. */
const personSql = `
  SELECT array_remove(ARRAY[c.id, ${digestSql("lower(c.email)")}, ${digestSql(tenDigits("c.phone"))}, ${digestSql(tenDigits("$2::text"))}], NULL) AS keys
    FROM haat_customer c WHERE c.id = $1`;

/** The products $3, with who sells them; null: the shop. */
const goodsSql = `
  SELECT p.product_id, sold.seller_id, p.category_id, p.sub_category_id, lower(p.brand) AS brand
    FROM haat_catalog_product p
    LEFT JOIN haat_seller_product sold ON sold.product_id = p.product_id
   WHERE p.product_id = ANY ($3::text[])`;

/** Whether a coupon is for a product. Both are SQL. */
const isFor = (
  coupon: string,
  product: string,
) => `(${coupon}.includes_sellers OR ${coupon}.seller_id IS NOT DISTINCT FROM ${product}.seller_id)
  AND (${coupon}.category_id IS NULL OR ${product}.category_id = ${coupon}.category_id)
  AND (${coupon}.sub_category_id IS NULL OR ${product}.sub_category_id = ${coupon}.sub_category_id)
  AND (${coupon}.brand IS NULL OR ${product}.brand = lower(${coupon}.brand))
  AND (${productIdsSql(coupon)} IS NULL OR ${product}.product_id = ANY (${productIdsSql(coupon)}))`;

/** Whether a product is free with the goods of a coupon: one of the shop. Both are SQL. */
const isFree = (coupon: string, product: string) =>
  `${product}.seller_id IS NULL AND ${product}.product_id = ANY (${coupon}.free_product_ids)`;

/** Whether a use `u` counts. */
const countsSql = `EXISTS (
  SELECT FROM haat_order_status o WHERE o.order_id = u.order_id AND o.status <> 'cancelled')`;

/** Coupons as they stand for the order $4. `coupons` is SQL of their rows, which may read `goods`. */
const standingSql = (coupons: string) => `
  WITH goods AS MATERIALIZED (${goodsSql})
  SELECT c.id, c.version, c.seller_id IS NULL AS "isOfShop", c.code, c.title, c.kind, c.value::float8 AS value, c.buy_quantity AS "buyQuantity",
         c.get_quantity AS "getQuantity", c.online_only AS "onlineOnly", ${bankOfferSql("c")} AS "bankOffer",
         c.pincodes, c.max_discount_paise::float8 AS "maxDiscount",
         c.min_goods_paise::float8 AS "minGoods", c.max_uses AS "maxUses", c.max_uses_per_shopper AS "maxUsesPerShopper",
         c.budget_paise::float8 AS budget, c.first_order_only AS "firstOrderOnly",
         c.starts_at <= now() AND c.ends_at > now() AS "isRunning", ${isForCustomerSql("c", "$1")} AS "isForCustomer",
         used.uses, own.uses AS "ownUses", used.given,
         c.first_order_only AND EXISTS (
           SELECT FROM haat_order_status o
            WHERE o.customer_id = $1 AND o.order_id IS DISTINCT FROM $4 AND o.status <> 'cancelled') AS "hasOrdered",
         ARRAY(SELECT g.product_id FROM goods g WHERE ${isFor("c", "g")}) AS "productIds",
         CASE WHEN c.free_product_ids IS NOT NULL
              THEN ARRAY(SELECT g.product_id FROM goods g WHERE ${isFree("c", "g")}) END AS "freeProductIds"
    FROM (${coupons}) c
    CROSS JOIN (SELECT COALESCE((${personSql}), '{}') AS keys) person
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS uses, COALESCE(sum(u.discount_paise + u.delivery_paise), 0)::float8 AS given
        FROM coupon_use u
       WHERE u.coupon_id = c.id AND (c.max_uses IS NOT NULL OR c.budget_paise IS NOT NULL) AND ${countsSql}) used
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS uses FROM coupon_use u
       WHERE u.coupon_id = c.id AND c.max_uses_per_shopper IS NOT NULL AND u.person_keys && person.keys
         AND ${countsSql}) own`;

/** Listed ones for the customer and any of the products, the first to end first; chosen before their uses are counted. */
const offeredSql = `SELECT o.*, o.xmin::text AS version FROM coupon o WHERE o.is_listed AND o.starts_at <= now() AND o.ends_at > now()
     AND ${isForCustomerSql("o", "$1")} AND (o.seller_id IS NULL OR o.seller_id = ANY (ARRAY(SELECT g.seller_id FROM goods g)))
     AND EXISTS (SELECT FROM goods g WHERE (${isFor("o", "g")}) OR (${isFree("o", "g")}))
   ORDER BY o.ends_at, o.id LIMIT ${limits.maxCouponOffers}`;

/** Records a use. `more` is SQL of what else it requires, and returns. */
const addSql = (more: string) => `
  INSERT INTO coupon_use (order_id, coupon_id, code, discount_paise, delivery_paise, online_only, bank, bank_methods, person_keys)
  SELECT $3, $4, $5, $6::bigint, $7::bigint, $8::boolean, $9, $10::text[], person.keys FROM (${personSql}) person ${more}`;

/** Whole paise. */
type Off = { goods: number; delivery: number };

const valuesOfUse = ({ id, code, onlineOnly, bankOffer }: CouponRules, off: Off, order: Order) => [
  order.customerId,
  order.mobile,
  order.id,
  id,
  code,
  String(off.goods),
  String(off.delivery),
  onlineOnly,
  bankOffer?.bank ?? null,
  bankOffer?.methods ?? [],
];

/** Reads what coupons take off, and records their uses. */
export class CouponUses {
  constructor(private readonly database: { run: Run }) {}

  /** The coupons for some products of an order that carts show, as they stand for it. */
  offers({ id, customerId, mobile, productIds }: WantedOrder): Promise<StandingCoupon[]> {
    return this.database.run<StandingCoupon>({
      name: "coupon-offers",
      text: standingSql(offeredSql),
      values: [customerId, mobile, productIds, id],
    });
  }

  /** The coupon of a code in capitals; null if there is none. */
  async find(code: string, { id, customerId, mobile, productIds }: WantedOrder): Promise<StandingCoupon | null> {
    const [row] = await this.database.run<StandingCoupon>({
      name: "coupon-find",
      text: standingSql("SELECT o.*, o.xmin::text AS version FROM coupon o WHERE o.code = $5"),
      values: [customerId, mobile, productIds, id, code],
    });
    return row ?? null;
  }

  /**
   * Locks a coupon until the transaction ends, so that nobody changes it. Those that use one with a limit do so one after
   * the other, so that each reads how often it was used.
   */
  async lock(rules: CouponRules): Promise<void> {
    const isAlone = isLimited(rules);
    await this.database.run({
      name: isAlone ? "coupon-lock-limited" : "coupon-lock-shared",
      text: `SELECT FROM coupon WHERE id = $1 ${isAlone ? "FOR UPDATE" : "FOR SHARE"}`,
      values: [rules.id],
    });
  }

  /** Records the coupon of a new order. @param off - What it takes off. */
  async add(coupon: CouponRules, off: Off, order: Order): Promise<void> {
    await this.database.run({ name: "coupon-use-add", text: addSql(""), values: valuesOfUse(coupon, off, order) });
  }

  /** Records the use and locks the coupon, but only if it still runs, is unchanged and for the customer. @returns whether it did */
  async addIfUnchanged(coupon: CouponRules, off: Off, order: Order): Promise<boolean> {
    const unchanged = `
      JOIN (SELECT FROM coupon WHERE id = $4 AND xmin::text = $11 AND starts_at <= now() AND ends_at > now()
                AND ${isForCustomerSql("coupon", "$1")} FOR SHARE) held ON true
      RETURNING order_id`;
    const added = await this.database.run({
      name: "coupon-use-add-unchanged",
      text: addSql(unchanged),
      values: [...valuesOfUse(coupon, off, order), coupon.version],
    });
    return added.length > 0;
  }
}
