/** The products of the array `ids`, as an offer shows them: JSON, in its order; null for null. Both are SQL. */
export const offerProductsSql = (ids: string): string => `CASE WHEN ${ids} IS NOT NULL THEN (
    SELECT json_agg(json_build_object('_id', chosen.id, 'title', COALESCE(p.title, 'Deleted product')) ORDER BY chosen.place)
      FROM unnest(${ids}) WITH ORDINALITY AS chosen (id, place) LEFT JOIN haat_product p ON p.id = chosen.id) END`;
