import { productLimits } from "@haat/api-contract/product/limits";
import type { ManagedProductsQuery, ManagedRow } from "@haat/api-contract/product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { searchPatterns } from "#database/search-patterns";
import { type Pick, pickRows } from "./list-sql";

export type ManagedList = { products: ManagedRow[]; total: number; managed: number; page: number; limit: number };

const sorts: Record<ManagedProductsQuery["sort"], Pick["sort"]> = {
  created: "c.created_at",
  title: "c.sort_title",
  brand: "lower(c.brand)",
  price: "c.price",
  stock: "c.quantity",
};

/**
 * A page of the back office's list of products, or of one seller's own, in one statement from the shoppers' read model,
 * which also has inactive products.
 */
export async function listManagedProducts(
  container: MedusaContainer,
  query: ManagedProductsQuery,
  sellerId: string | null = null,
): Promise<ManagedList> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const { page, limit, sort, order, status, stock, categoryId, subCategoryId, featured, owner, approval } = query;
  const { name, text, values } = pickRows({
    words: searchPatterns(query.search ?? ""),
    status,
    stock,
    lowStock: productLimits.lowStock,
    categoryId,
    subCategoryId,
    featured,
    sellerId,
    owner,
    approval,
    sort: sorts[sort],
    order,
    limit,
    offset: (page - 1) * limit,
  });
  const [answer] = await database.run<{ total: number; managed: number; rows: ManagedRow[] }>({ name, text, values });
  return { products: answer?.rows ?? [], total: answer?.total ?? 0, managed: answer?.managed ?? 0, page, limit };
}
