import { productPlaceSql } from "../engine/product/product-sql";

/**
 * The shop's rules as its settings and agreements say them at this moment, as fragments of SQL.
 */

/**
 * For how many days after delivery a product can be returned, null for never. `d` is its row of `haat_product_details`. A
 * product's own rule goes before the shop's; details without a rule mean that it can't be returned.
 */
export const returnDaysSql = `
  CASE WHEN d.product_id IS NULL THEN (SELECT rules.return_days FROM haat_shop_rules rules) ELSE d.return_days END`;

/** From how many pieces on a variant is scarce. */
export const lowAtSql = "(SELECT rules.low_at FROM haat_shop_rules rules)";

const ofCategory = (id: string) =>
  `(SELECT cr.percent FROM haat_commission_rate cr WHERE cr.kind = 'category' AND cr.subject_id = ${id})`;

/** What the shop keeps where there is no own rate. */
export const usualCommissionSql = "(SELECT rules.commission_percent FROM haat_shop_rules rules)";

/**
 * What the shop keeps of a sale in percent, as it is agreed at this moment: `commissionPercent` of the contract in SQL.
 * `productId` and `sellerId` are SQL that names them, by aliases other than cr, rules, cp and those of `productPlacesSql`.
 * Nothing is kept of the shop's own goods.
 */
export const commissionPercentSql = (productId: string, sellerId: string): string => `(CASE
  WHEN ${sellerId} IS NULL THEN 0 ELSE COALESCE(
    (SELECT cr.percent FROM haat_commission_rate cr WHERE cr.kind = 'seller' AND cr.subject_id = ${sellerId}),
    (SELECT COALESCE(${ofCategory("cp.sub_category_id")}, ${ofCategory("cp.category_id")})
       FROM (${productPlaceSql(`pc.product_id = ${productId}`)}) cp),
    ${usualCommissionSql}) END)::numeric(5,2)`;
