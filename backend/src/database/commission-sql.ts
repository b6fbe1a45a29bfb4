import { usualCommissionPercent } from "@haat/api-contract/commission/rule";
import { productPlaceSql } from "./product-sql";

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
