import { productApprovals, productSorts, productStocks } from "@haat/api-contract/product/words";
import { type ListSpec, type ListState, oneOf, yesOrNo } from "@haat/product-form/list/list-state";

export const productsSpec: ListSpec = {
  filters: ["status", "approval", "stock"],
  sort: "created",
  order: "desc",
  limit: 20,
};

/** The query for the server; invalid values count as absent. */
export const wantedProducts = ({ page, limit, search, sort, order, filters }: ListState) => ({
  page,
  limit,
  search: search.trim() || undefined,
  status: oneOf(filters.status, yesOrNo),
  approval: oneOf(filters.approval, productApprovals),
  stock: oneOf(filters.stock, productStocks),
  sort: oneOf(sort, productSorts) ?? "created",
  order,
});
export type WantedProducts = ReturnType<typeof wantedProducts>;
