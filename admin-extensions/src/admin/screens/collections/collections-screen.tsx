import { collectionMessages as messages } from "@haat/api-contract/collection/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { useOfferGoods } from "../shared/offer-columns";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { collectionColumns } from "./collection-columns";
import { CollectionModal } from "./collection-modal";
import { type CollectionRow, collectionStatusLooks, useCollections, useDeleteCollection } from "./collections.queries";

const spec: ListSpec = { filters: ["status"], limit: 10 };

/** Collections: products with a page of their own, chosen or by a rule. */
export default function CollectionsScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const read = useCollections(list.state);
  const goods = useOfferGoods();
  const remove = useDeleteCollection();
  const [edited, setEdited] = useState<{ row: CollectionRow | null } | null>(null);
  const [deleted, setDeleted] = useState<CollectionRow | null>(null);
  useErrorToast(read.error, messages.fetchFailed);
  const mayEdit = can("edit_product");
  const columns = collectionColumns(goods, {
    onEdit: mayEdit ? (row) => setEdited({ row }) : undefined,
    onDelete: mayEdit ? setDeleted : undefined,
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Collections" text="Products with a page of their own. The home page can have a row of them.">
        {mayEdit && <Button onClick={() => setEdited({ row: null })}>Add collection</Button>}
      </PageHead>
      <RecordList
        label="Collections"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={read}
        list={list}
        empty={{ text: messages.none }}
        errorText={messages.fetchFailed}
        searchFor="Search by title"
        filters={
          <ChoiceFilter
            list={list}
            name="status"
            label="Status"
            all="Any status"
            choices={Object.entries(collectionStatusLooks).map(([value, { label }]) => ({ value, label }))}
          />
        }
      />
      {edited && <CollectionModal collection={edited.row} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete collection"
          text={messages.confirmDelete}
          name={deleted.title}
          onDelete={async () => (await remove.mutateAsync(deleted)).message}
          failureText={(refusal) => errorMessage(refusal, messages.deleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
