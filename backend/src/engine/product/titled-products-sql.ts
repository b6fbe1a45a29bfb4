/**
 * Ids of products by their title, deleted ones too. Those are asked for apart where the engine's index of titles, which
 * holds no deleted ones, is to be used.
 *
 * @param matches SQL of whether a column is what is looked for
 */
export const titledProductsSql = (matches: (column: string) => string, isIndexed: boolean): string => {
  const titled = `SELECT found.id FROM product found WHERE ${matches("found.title")}`;
  return isIndexed
    ? `${titled} AND found.deleted_at IS NULL
         UNION ${titled} AND found.deleted_at IS NOT NULL`
    : titled;
};
