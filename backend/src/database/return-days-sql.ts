/**
 * For how many days after delivery a product can be returned, null for never. `d` is its row of `product_details`. A
 * product's own rule goes before the shop's; details without a rule mean that it can't be returned.
 */
export const returnDaysSql = `
  CASE WHEN d.id IS NULL THEN (SELECT (document->'policy'->>'returnDays')::int FROM shop_settings LIMIT 1)
       WHEN (d.return_policy->>'is_returnable')::boolean THEN (d.return_policy->>'return_days')::int END`;
