/** From how many pieces on a variant is scarce, as the settings say at this moment. */
export const lowAtSql = `COALESCE((SELECT (document->'stock'->>'lowAt')::int FROM shop_settings LIMIT 1), 5)`;
