/**
 * SQL of an order's history with another actor in the place of a customer. Casts are spelled out: the engine's query
 * builder takes a double colon after a placeholder for a name.
 */
export const swapActor = (customer: string, replacement: string): string =>
  `(SELECT jsonb_agg(CASE WHEN change->'by'->>'id' = ${customer}
                          THEN jsonb_set(change, '{by,id}', ${replacement}) ELSE change END ORDER BY place)
      FROM jsonb_array_elements(history) WITH ORDINALITY AS changes(change, place))`;
