import { productMessages } from "@haat/api-contract/product/messages";
import { isNarrowed, type ListSpec } from "@haat/product-form/list/list-state";
import { useAddressQuery, withValue } from "@haat/product-form/list/use-address-query";
import { indianNumber } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { showOutcome } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { DeleteDialog } from "../shared/delete-dialog";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { ApprovalDialog, type Judged } from "./approval-dialog";
import { productColumns } from "./product-columns";
import { ProductFilters } from "./product-filters";
import { ProductForm } from "./product-form";
import { type ProductRow, productsQuery, useDeleteProduct, useProductStatus } from "./products.queries";

const spec: ListSpec = {
  filters: ["status", "approval", "stock", "category", "subCategory"],
  sort: "created",
  order: "desc",
};

const managedText = (count: number) => `${indianNumber(count)} ${count === 1 ? "product" : "products"} managed`;

/** What the shop sells, the newest first. */
export default function ProductsScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(productsQuery(list.state));
  const [edited, setEdited] = useEdited();
  const [validated, setJudged] = useState<Judged | null>(null);
  const [deleted, setDeleted] = useState<ProductRow | null>(null);
  const setStatus = useProductStatus();
  const remove = useDeleteProduct();
  useErrorToast(error, productMessages.notFetched);

  const switchStatus = ({ _id: id }: ProductRow, status: boolean) =>
    showOutcome(setStatus.mutateAsync({ id, status }), { failed: productMessages.notSaved });
  const canEdit = can("edit_product");
  const columns = productColumns({
    onStatus: canEdit ? switchStatus : undefined,
    onEdit: canEdit ? ({ _id }) => setEdited(_id) : undefined,
    onJudge: canEdit ? setJudged : undefined,
    onDelete: can("delete_product") ? setDeleted : undefined,
  });
  const addButton = can("add_product") && <Button onClick={() => setEdited(newOne)}>Add Product</Button>;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Products" {...(data && { text: managedText(data.managed) })}>
        {addButton}
      </PageHead>
      <RecordList
        label="Products"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.rows, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={
          isNarrowed(list.state)
            ? { text: productMessages.noneMatch }
            : { text: productMessages.none, action: addButton }
        }
        errorText={productMessages.notFetched}
        loadingText="Loading Products..."
        searchFor="Search title, brand, SKU or model"
        filters={<ProductFilters list={list} />}
      />
      {edited && can(edited === newOne ? "add_product" : "edit_product") && (
        <ProductForm key={edited} productId={edited === newOne ? null : edited} onClose={() => setEdited(null)} />
      )}
      {validated && <ApprovalDialog {...validated} onClose={() => setJudged(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete product"
          text={productMessages.confirmDelete}
          name={deleted.title}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message}
          failureText={(refusal) => errorMessage(refusal, productMessages.notDeleted)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}

const newOne = "new";

/** The open form is in the URL, so that others can link to it and Back closes it. */
function useEdited(): [string | null, (id: string | null) => void] {
  const [params, setParams] = useAddressQuery();
  const change = (id: string | null) => setParams((now) => withValue(now, "edit", id), id ? "push" : "replace");
  return [params.get("edit"), change];
}
