import { AdminGetOrdersParams } from "@medusajs/medusa/api/admin/orders/validators";
import { AdminGetProductsParams } from "@medusajs/medusa/api/admin/products/validators";

/**
 * Lists of the engine's admin API that ignore an unknown filter and return all rows, by method and path, with the names
 * that they know. The other lists refuse it, because their schemas are strict; a schema that transforms cannot be.
 */
export const lenientLists: ReadonlyMap<string, readonly string[]> = new Map([
  ["GET /products", Object.keys(AdminGetProductsParams.in.shape)],
  ["GET /orders", Object.keys(AdminGetOrdersParams.in.shape)],
]);
