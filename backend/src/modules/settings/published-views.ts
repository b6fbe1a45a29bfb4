import { usualCommissionPercent } from "@haat/api-contract/commission/rule";
import { usualHoldDays } from "@haat/api-contract/seller-earnings/words";
import type { View } from "#database/ensure-views";

export const settingsViews: readonly View[] = [
  {
    // The shop's settings, one row. Without the shop's PAN, which no other module may read.
    name: "haat_shop_settings",
    sql: `
      SELECT CASE jsonb_typeof(document->'shop') WHEN 'object' THEN (document->'shop') - 'pan' END AS shop, document->'policy' AS policy,
             document->'social' AS social, document->'delivery'->'unservedPincodes' AS unserved_pincodes, updated_at
        FROM shop_settings
       WHERE id = 'shop'`,
  },
  {
    // The rules set by the settings, one row even without stored settings: days after delivery for returns (null for
    // never) and for the hold on a seller's money; the low-stock threshold; the shop's default commission rate.
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
