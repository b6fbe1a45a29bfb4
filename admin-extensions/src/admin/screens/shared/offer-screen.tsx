import { ActionDialog } from "@haat/product-form/action-dialog";
import type { ListSpec, ListState } from "@haat/product-form/list/list-state";
import { offerStatusLooks } from "@haat/product-form/offers/offer-status";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { type ReactNode, useState } from "react";
import { useErrorToast } from "../lib/failures";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "./choice-filter";
import { DeleteDialog } from "./delete-dialog";
import { type OfferActs, type OfferRow, useOfferGoods } from "./offer-columns";
import { PageHead } from "./page-head";
import type { Column } from "./record-cards";
import { type Read, RecordList, useListState } from "./record-list";

type Change<Row> = { mutateAsync: (row: Row) => Promise<{ message: string }> };

type Props<Row extends OfferRow> = {
  title: string;
  text: string;
  /** One of them, in small letters. */
  noun: string;
  searchFor: string;
  messages: Record<"fetchFailed" | "none" | "confirmEnd" | "endFailed" | "confirmDelete" | "deleteFailed", string>;
  useRead: (state: ListState) => Read<Row>;
  useEnd: () => Change<Row>;
  useDelete: () => Change<Row>;
  nameOf: (row: Row) => string;
  /** `goods` names what an offer is for. */
  columnsOf: (acts: OfferActs<Row>, goods: (row: Row) => string) => Column<Row>[];
  /** The form of a row; null: of a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode;
};

const spec: ListSpec = { filters: ["status", "owner"], limit: 10 };
const owners = [
  { value: "shop", label: "The shop" },
  { value: "sellers", label: "Sellers" },
];

/** A list of offers that start and end by their dates, with their form. */
export function OfferScreen<Row extends OfferRow>(props: Props<Row>) {
  const { title, text, noun, searchFor, messages, useRead, useEnd, useDelete, nameOf, columnsOf, form } = props;
  const list = useListState(spec);
  const { can } = usePermissions();
  const read = useRead(list.state);
  const goods = useOfferGoods();
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  const [ended, setEnded] = useState<Row | null>(null);
  const [deleted, setDeleted] = useState<Row | null>(null);
  const [end, remove] = [useEnd(), useDelete()];
  useErrorToast(read.error, messages.fetchFailed);
  const mayEdit = can("edit_product");
  const acts: OfferActs<Row> = mayEdit
    ? { onEdit: (row) => setEdited({ row }), onEnd: setEnded, onDelete: setDeleted }
    : { onEdit: undefined, onEnd: undefined, onDelete: undefined };
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={title} text={text}>
        {mayEdit && <Button onClick={() => setEdited({ row: null })}>Add {noun}</Button>}
      </PageHead>
      <RecordList
        label={title}
        columns={columnsOf(acts, goods)}
        rowKey={({ _id }) => _id}
        read={read}
        list={list}
        empty={{ text: messages.none }}
        errorText={messages.fetchFailed}
        searchFor={searchFor}
        filters={
          <>
            <ChoiceFilter
              list={list}
              name="status"
              label="Status"
              all="Any status"
              choices={Object.entries(offerStatusLooks).map(([value, { label }]) => ({ value, label }))}
            />
            <ChoiceFilter list={list} name="owner" label="Owner" all="All owners" choices={owners} />
          </>
        }
      />
      {edited && form(edited.row, () => setEdited(null))}
      {ended && (
        <ActionDialog
          title={`End ${noun}`}
          text={messages.confirmEnd}
          confirmLabel="End now"
          danger
          onAct={async () => {
            toast.success((await end.mutateAsync(ended)).message);
          }}
          failureText={(refusal) => errorMessage(refusal, messages.endFailed)}
          onClose={() => setEnded(null)}
        >
          <p className="text-ui-fg-base break-words font-medium">{nameOf(ended)}</p>
        </ActionDialog>
      )}
      {deleted && (
        <DeleteDialog
          title={`Delete ${noun}`}
          text={messages.confirmDelete}
          name={nameOf(deleted)}
          onDelete={async () => (await remove.mutateAsync(deleted)).message}
          failureText={(refusal) => errorMessage(refusal, messages.deleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
