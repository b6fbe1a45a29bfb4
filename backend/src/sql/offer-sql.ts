/** The products of the array `ids`, as an offer shows them: JSON, in its order; null for null. Both are SQL. */
export const offerProductsSql = (ids: string): string => `CASE WHEN ${ids} IS NOT NULL THEN (
    SELECT json_agg(json_build_object('_id', chosen.id, 'title', COALESCE(p.title, 'Deleted product')) ORDER BY chosen.place)
      FROM unnest(${ids}) WITH ORDINALITY AS chosen (id, place) LEFT JOIN haat_product p ON p.id = chosen.id) END`;

/** Whether now is between the dates of a row, by the database's clock; no date: no limit. */
export const isTimelySql = (row: string): string =>
  `COALESCE(${row}.starts_at <= now(), true) AND COALESCE(${row}.ends_at > now(), true)`;

/** The `OfferStatus` of a row with such dates. */
export const offerStatusSql = (row: string): string =>
  `CASE WHEN ${row}.starts_at > now() THEN 'scheduled' WHEN ${row}.ends_at <= now() THEN 'over' ELSE 'running' END`;
