import { usualHoldDays } from "@haat/api-contract/seller-earnings/words";

/**
 * For how many days after delivery a product can be returned, null for never. `d` is its row of `product_details`. A
 * product's own rule goes before the shop's; details without a rule mean that it can't be returned.
 */
export const returnDaysSql = `
  CASE WHEN d.id IS NULL THEN (SELECT (document->'policy'->>'returnDays')::int FROM shop_settings LIMIT 1)
       WHEN (d.return_policy->>'is_returnable')::boolean THEN (d.return_policy->>'return_days')::int END`;

/** For how many days after a delivery its seller's money is held, as the settings say it at this moment. */
export const holdDaysSql = `COALESCE((SELECT (document->'sellers'->>'holdDays')::int FROM shop_settings LIMIT 1), ${usualHoldDays})`;
