import { usualCommissionPercent } from "@haat/api-contract/commission/rule";
import { usualHoldDays } from "@haat/api-contract/seller-earnings/words";
import { productPlaceSql } from "./product-sql";

/**
 * The shop's rules as its settings and agreements say them at this moment, as fragments of SQL.
 */

/**
 * For how many days after delivery a product can be returned, null for never. `d` is its row of `product_details`. A
 * product's own rule goes before the shop's; details without a rule mean that it can't be returned.
 */
export const returnDaysSql = `
  CASE WHEN d.id IS NULL THEN (SELECT (document->'policy'->>'returnDays')::int FROM shop_settings LIMIT 1)
       WHEN (d.return_policy->>'is_returnable')::boolean THEN (d.return_policy->>'return_days')::int END`;

/** For how many days after a delivery its seller's money is held, as the settings say it at this moment. */
export const holdDaysSql = `COALESCE((SELECT (document->'sellers'->>'holdDays')::int FROM shop_settings LIMIT 1), ${usualHoldDays})`;

/** From how many pieces on a variant is scarce, as the settings say at this moment. */
export const lowAtSql = `COALESCE((SELECT (document->'stock'->>'lowAt')::int FROM shop_settings LIMIT 1), 5)`;

const ofCategory = (id: string) =>
  `(SELECT cr.percent FROM commission_rate cr WHERE cr.kind = 'category' AND cr.subject_id = ${id})`;

/** What the shop keeps where there is no own rate, by its settings. */
export const usualCommissionSql = `COALESCE((SELECT (ss.document #>> '{sellers,commissionPercent}')::numeric
  FROM shop_settings ss WHERE ss.id = 'shop'), ${usualCommissionPercent})`;

/**
 * What the shop keeps of a sale in percent, as it is agreed at this moment: `commissionPercent` of the contract in SQL.
 * `productId` and `sellerId` are SQL that names them, by aliases other than cr, ss, cp and those of `productPlacesSql`.
 * Nothing is kept of the shop's own goods.
 */
export const commissionPercentSql = (productId: string, sellerId: string): string => `(CASE
  WHEN ${sellerId} IS NULL THEN 0 ELSE COALESCE(
    (SELECT cr.percent FROM commission_rate cr WHERE cr.kind = 'seller' AND cr.subject_id = ${sellerId}),
    (SELECT COALESCE(${ofCategory("cp.sub_category_id")}, ${ofCategory("cp.category_id")})
       FROM (${productPlaceSql(`pc.product_id = ${productId}`)}) cp),
    ${usualCommissionSql}) END)::numeric(5,2)`;
