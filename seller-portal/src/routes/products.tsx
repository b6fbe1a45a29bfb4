import { productMessages } from "@haat/api-contract/product/messages";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { ListPager } from "@haat/product-form/list/list-pager";
import { useLastPage } from "@haat/product-form/list/pages";
import { useAddressQuery, withValue } from "@haat/product-form/list/use-address-query";
import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { indianNumber } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import Package from "lucide-react/icons/package";
import { useState } from "react";
import { useSeller } from "../features/account/api/me.queries";
import { useListState } from "../features/account/use-list-state";
import { LateDialog } from "../features/layout/late-dialog";
import { usePageTitle } from "../features/layout/page-title";
import { QueryPending } from "../features/layout/query-pending";
import { type ProductRow, productsQuery, useProductStatus } from "../features/products/api/products.queries";
import { ProductFilters } from "../features/products/product-filters";
import { ProductList } from "../features/products/product-list";
import { StockAndPriceDialog } from "../features/products/stock-and-price-dialog";
import { productsSpec, wantedProducts } from "../features/products/wanted-products";
import { toast } from "../lib/toast";

const newOne = "new";

/** Loaded lazily: the form is as large as the rest of the portal. */
const formCode = {
  name: "Product form",
  failed: productMessages.notFetched,
  load: async () => (await import("../features/products/product-dialog")).ProductDialog,
};

const deleteCode = {
  name: "Delete product",
  failed: "The dialog could not be loaded.",
  load: async () => (await import("../features/products/delete-product-dialog")).DeleteProductDialog,
};

/** The seller's own catalogue. */
export function Component() {
  usePageTitle("Products");
  const { state } = useSeller();
  const [address, setAddress] = useAddressQuery();
  const list = useListState(productsSpec);
  const wanted = wantedProducts(list.state);
  const query = useQuery(productsQuery(wanted));
  const { data, isFetching } = query;
  useLastPage(list, { rows: data?.products, total: data?.total ?? 0, isFetching });
  const [stocked, setStocked] = useState<ProductRow | null>(null);
  const [deleted, setDeleted] = useState<ProductRow | null>(null);
  const setStatus = useProductStatus();
  // The open form is in the URL: Back closes it, and the list behind it keeps its position.
  const edited = address.get("edit");
  const edit = (id: string) => setAddress((now) => withValue(now, "edit", id));
  const closeForm = () => setAddress((now) => withValue(now, "edit", null), "replace");
  const closeQuestion = () => setDeleted(null);

  const mayList = state === "approved";
  const addButton = mayList && <Button onClick={() => edit(newOne)}>Add Product</Button>;
  const narrowed = [wanted.search, wanted.status, wanted.approval, wanted.stock].some((one) => one !== undefined);
  const told = {
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (refusal: Error) => toast.error(errorMessage(refusal, productMessages.saveFailed)),
  };
  const acts = {
    onEdit: ({ _id }: ProductRow) => edit(_id),
    onStock: setStocked,
    onStatus: ({ _id: id, status }: ProductRow) => setStatus.mutate({ id, status: !status }, told),
    onDelete: setDeleted,
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">Products</h1>
          {data && (
            <p className="mt-1 text-sm text-muted">
              {indianNumber(data.managed)} {data.managed === 1 ? "product" : "products"}
            </p>
          )}
        </div>
        {addButton}
      </div>
      {!mayList && (
        <p className="mb-4 rounded-card border border-line bg-warning-soft p-4 text-warning">
          {state === "suspended" ? sellerProductMessages.suspended : sellerProductMessages.notApproved}
        </p>
      )}
      {data && (data.managed > 0 || narrowed) && <ProductFilters list={list} />}
      {data ? (
        data.products.length > 0 ? (
          <>
            <ProductList products={data.products} acts={acts} />
            <div className="mt-4 text-sm">
              <ListPager list={list} total={data.total} />
            </div>
          </>
        ) : (
          <EmptyState
            icon={<Package />}
            title={narrowed ? "No matching products" : "No products yet"}
            text={narrowed ? productMessages.noneMatch : sellerProductMessages.none}
          >
            {!narrowed && addButton}
          </EmptyState>
        )
      ) : (
        <QueryPending query={query} failed={productMessages.notFetched} loading="Loading your products..." />
      )}
      {edited && (edited !== newOne || mayList) && (
        <LateDialog code={formCode} onClose={closeForm}>
          {(Form) => <Form key={edited} productId={edited === newOne ? null : edited} onClose={closeForm} />}
        </LateDialog>
      )}
      {stocked && (
        <StockAndPriceDialog productId={stocked._id} title={stocked.title} onClose={() => setStocked(null)} />
      )}
      {deleted && (
        <LateDialog code={deleteCode} onClose={closeQuestion}>
          {(Question) => <Question product={deleted} onClose={closeQuestion} />}
        </LateDialog>
      )}
    </>
  );
}
