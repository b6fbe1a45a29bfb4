import { usualHoldDays } from "@haat/api-contract/seller-earnings/words";

/** For how many days after a delivery its seller's money is held, as the settings say it at this moment. */
export const holdDaysSql = `COALESCE((SELECT (document->'sellers'->>'holdDays')::int FROM shop_settings LIMIT 1), ${usualHoldDays})`;
