import { saleMessages } from "@haat/api-contract/sale/messages";
import { ActionDialog } from "@haat/product-form/action-dialog";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { offerStatusLooks } from "../shared/offer-status";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { useOfferGoods } from "../shared/use-offer-goods";
import { saleColumns } from "./sale-columns";
import { SaleModal } from "./sale-modal";
import { type SaleRow, salesQuery, useDeleteSale, useEndSale } from "./sales.queries";

const spec: ListSpec = { filters: ["status"], limit: 10 };

/** Sales: price cuts that start and end by themselves. */
export default function SalesScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(salesQuery(list.state));
  const goods = useOfferGoods();
  const [edited, setEdited] = useState<{ sale: SaleRow | null } | null>(null);
  const [ended, setEnded] = useState<SaleRow | null>(null);
  const [deleted, setDeleted] = useState<SaleRow | null>(null);
  const [end, remove] = [useEndSale(), useDeleteSale()];
  useErrorToast(error, saleMessages.fetchFailed);
  const mayEdit = can("edit_product");
  const acts = mayEdit
    ? { onEdit: (sale: SaleRow) => setEdited({ sale }), onEnd: setEnded, onDelete: setDeleted }
    : { onEdit: undefined, onEnd: undefined, onDelete: undefined };
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Sales" text="Price cuts for the shop's own products that start and end by themselves.">
        {mayEdit && <Button onClick={() => setEdited({ sale: null })}>Add sale</Button>}
      </PageHead>
      <RecordList
        label="Sales"
        columns={saleColumns(acts, goods)}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.sales, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: saleMessages.none }}
        errorText={saleMessages.fetchFailed}
        searchFor="Search by title"
        filters={
          <ChoiceFilter
            list={list}
            name="status"
            label="Status"
            all="Any status"
            choices={Object.entries(offerStatusLooks).map(([value, { label }]) => ({ value, label }))}
          />
        }
      />
      {edited && <SaleModal sale={edited.sale} onClose={() => setEdited(null)} />}
      {ended && (
        <ActionDialog
          title="End sale"
          text={saleMessages.confirmEnd}
          confirmLabel="End now"
          danger
          onAct={async () => {
            toast.success((await end.mutateAsync(ended)).message);
          }}
          failureText={(refusal) => errorMessage(refusal, saleMessages.endFailed)}
          onClose={() => setEnded(null)}
        >
          <p className="text-ui-fg-base break-words font-medium">{ended.title}</p>
        </ActionDialog>
      )}
      {deleted && (
        <DeleteDialog
          title="Delete sale"
          text={saleMessages.confirmDelete}
          name={deleted.title}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message}
          failureText={(refusal) => errorMessage(refusal, saleMessages.deleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
