/**
 * SQL of a row's `history` column in which the shopper's id is replaced among those who made changes.
 *
 * @param customer SQL of the shopper's id
 * @param replacement SQL of the JSON that replaces it
 */
export const historyWithActor = (customer: string, replacement: string): string =>
  `(SELECT jsonb_agg(CASE WHEN change->'by'->>'id' = ${customer}
                          THEN jsonb_set(change, '{by,id}', ${replacement}) ELSE change END ORDER BY place)
      FROM jsonb_array_elements(history) WITH ORDINALITY AS changes(change, place))`;

/** The same, with the id removed. */
export const historyWithoutActor = (customer: string): string => historyWithActor(customer, "'null'");
