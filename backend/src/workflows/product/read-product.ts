import { catalogMessages } from "@haat/api-contract/catalog/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { lockProduct as lockRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import type { StoredProduct } from "./stored-product";
import { storedProductSql } from "./stored-product-sql";
import { toManagedProduct } from "./to-managed-product";

/** The current state. @throws ApiError 404 */
export async function findProduct(container: MedusaContainer, id: string): Promise<StoredProduct> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [product] = await database.run<StoredProduct>({
    name: "stored-product",
    text: storedProductSql,
    values: [[id]],
  });
  if (!product) throw new ApiError(404, catalogMessages.productNotFound);
  return product;
}

/** The same as the running transaction sees it. */
export async function findProductIn(transaction: OneTransaction, id: string): Promise<StoredProduct> {
  const [product] = await transaction.run<StoredProduct>(storedProductSql.replaceAll("$1", ":ids"), { ids: [id] });
  if (!product) throw new ApiError(404, catalogMessages.productNotFound);
  return product;
}

/** Locks the product until the transaction ends. @throws ApiError 404 */
export async function lockProduct(transaction: OneTransaction, id: string): Promise<void> {
  if (!(await lockRow(transaction, id))) throw new ApiError(404, catalogMessages.productNotFound);
}

/** The fields of a product that the back office edits. @throws ApiError 404 */
export async function readManagedProduct(container: MedusaContainer, id: string): Promise<ManagedProduct> {
  return toManagedProduct(await findProduct(container, id));
}
