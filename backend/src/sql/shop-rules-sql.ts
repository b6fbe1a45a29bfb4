import { productPlaceSql } from "../engine/product/product-sql";

/** The shop's rules by its current settings and agreements, as SQL fragments. */

/**
 * For how many days after delivery a product can be returned, null for never. `d` is its row of `haat_product_details`.
 * A product's own rule wins over the shop's; details without a rule mean that it can't be returned.
 */
export const returnDaysSql = `
  CASE WHEN d.product_id IS NULL THEN (SELECT rules.return_days FROM haat_shop_rules rules) ELSE d.return_days END`;

/** From which stock on a variant is scarce. */
export const lowAtSql = "(SELECT rules.low_at FROM haat_shop_rules rules)";

const ofCategory = (id: string) =>
  `(SELECT cr.percent FROM haat_commission_rate cr WHERE cr.kind = 'category' AND cr.subject_id = ${id})`;

/** The commission if there is no specific rate. */
export const usualCommissionSql = "(SELECT rules.commission_percent FROM haat_shop_rules rules)";

/**
 * The shop's commission on a sale in percent, as agreed now: `commissionPercent` of the contract in SQL. `productId`
 * and `sellerId` are SQL that names them, by aliases other than cr, rules, cp and those of `productPlacesSql`. The
 * shop's own goods have none.
 */
export const commissionPercentSql = (productId: string, sellerId: string): string => `(CASE
  WHEN ${sellerId} IS NULL THEN 0 ELSE COALESCE(
    (SELECT cr.percent FROM haat_commission_rate cr WHERE cr.kind = 'seller' AND cr.subject_id = ${sellerId}),
    (SELECT COALESCE(${ofCategory("cp.sub_category_id")}, ${ofCategory("cp.category_id")})
       FROM (${productPlaceSql(`pc.product_id = ${productId}`)}) cp),
    ${usualCommissionSql}) END)::numeric(5,2)`;
