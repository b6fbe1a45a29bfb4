import { usualCommissionPercent } from "@haat/api-contract/commission/rule";
import { usualHoldDays } from "@haat/api-contract/seller-earnings/words";
import type { View } from "#database/ensure-views";

export const settingsViews: readonly View[] = [
  {
    // The shop's settings, one row. The shop's PAN is for nobody else.
    name: "haat_shop_settings",
    sql: `
      SELECT CASE jsonb_typeof(document->'shop') WHEN 'object' THEN (document->'shop') - 'pan' END AS shop, document->'policy' AS policy,
             document->'social' AS social, document->'delivery'->'unservedPincodes' AS unserved_pincodes, updated_at
        FROM shop_settings
       WHERE id = 'shop'`,
  },
  {
    // The rules that the settings make, one row, also where none were laid: for how many days after delivery a product can be
    // returned, null for never, and a seller's money is held; from how many pieces on a variant is scarce; what the shop keeps
    // of a sale where there is no own rate.
    name: "haat_shop_rules",
    sql: `
      SELECT (s.document->'policy'->>'returnDays')::int AS return_days,
             COALESCE((s.document->'sellers'->>'holdDays')::int, ${usualHoldDays}) AS hold_days,
             COALESCE((s.document->'stock'->>'lowAt')::int, 5) AS low_at,
             COALESCE((s.document #>> '{sellers,commissionPercent}')::numeric, ${usualCommissionPercent}) AS commission_percent
        FROM (SELECT 'shop' AS id) shop
        LEFT JOIN shop_settings s ON s.id = shop.id`,
  },
];
