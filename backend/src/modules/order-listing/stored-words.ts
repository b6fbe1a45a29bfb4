/** Where an order can stand, as its row says it. */
export const storedOrderStatuses = ["placed", "processing", "shipped", "delivered", "cancelled", "returned"] as const;
export type StoredOrderStatus = (typeof storedOrderStatuses)[number];
