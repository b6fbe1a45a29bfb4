/**
 * SQL of a history, the column `history` of its row, with another id in the place of a shopper's among those who have
 * changed something.
 *
 * @param customer SQL of the shopper's id
 * @param replacement SQL of the JSON that takes its place
 */
export const historyWithActor = (customer: string, replacement: string): string =>
  `(SELECT jsonb_agg(CASE WHEN change->'by'->>'id' = ${customer}
                          THEN jsonb_set(change, '{by,id}', ${replacement}) ELSE change END ORDER BY place)
      FROM jsonb_array_elements(history) WITH ORDINALITY AS changes(change, place))`;

/** The same with nobody. */
export const historyWithoutActor = (customer: string): string => historyWithActor(customer, "'null'");
