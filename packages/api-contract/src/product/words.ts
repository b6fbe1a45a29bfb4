/** What the back office's list of products is narrowed and sorted by. */
export const productStocks = ["in", "low", "out"] as const;
export const productSorts = ["created", "title", "brand", "price", "stock"] as const;
