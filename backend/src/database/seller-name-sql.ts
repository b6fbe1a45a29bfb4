/** What shoppers read as "Sold by": a seller's business name, or what stands for it until there is one. `id` is SQL. */
export const sellerNameSql = (id: string): string =>
  `COALESCE((SELECT named.name FROM seller_business named WHERE named.seller_id = ${id}), 'Seller ' || right(${id}, 6))`;
