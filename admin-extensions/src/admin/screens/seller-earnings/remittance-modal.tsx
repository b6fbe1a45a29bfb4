import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { NoValue } from "../shared/no-value";
import { PlainTable } from "../shared/plain-table";
import { type RemittancePreview, usePreviewRemittance, useRecordRemittance } from "./seller-earnings.queries";

const stateLooks = {
  matched: { label: "Matches", tone: "good" },
  differs: { label: "Amount differs", tone: "bad" },
  received: { label: "Already received", tone: "waiting" },
  collected: { label: "Already collected on delivery", tone: "waiting" },
  "not-due": { label: "No cash due", tone: "bad" },
  unknown: { label: "No parcel with this number", tone: "bad" },
  ambiguous: { label: "Several parcels with this number", tone: "bad" },
  doubled: { label: "Duplicate row", tone: "bad" },
  unreadable: { label: "Number, amount or reference is missing", tone: "bad" },
} as const satisfies Record<
  RemittancePreview["lines"][number]["state"],
  { label: string; tone: "good" | "bad" | "waiting" }
>;

const parcelsText = (count: number) => (count === 1 ? "1 parcel" : `${count} parcels`);

/** Reads a courier's remittance file, previews the matches, and records them. */
export function RemittanceModal({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState("");
  const [fault, setFault] = useState<string>();
  const preview = usePreviewRemittance();
  const record = useRecordRemittance();
  const found = preview.data?.matched.parcels ?? 0;
  const take = async (file: File | undefined) => {
    preview.reset();
    record.reset();
    setCsv("");
    setFault(undefined);
    if (!file) return;
    // An upper bound in bytes: a UTF-8 character has at most four.
    if (file.size > limits.maxRemittanceLength * 4) {
      return setFault(parcelMessages.remittanceTooLarge(limits.maxRemittanceRows));
    }
    const text = await file.text();
    setCsv(text);
    preview.mutate(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!csv) return setFault("Please choose a file.");
    if (found === 0) return;
    void closeWhenDone(record.mutateAsync(csv), onClose);
  };
  const failure = record.error ?? preview.error;
  return (
    <FormModal
      title="Courier remittance"
      text="Cash remitted by a courier, by tracking number. Sellers can be paid once any other holds end."
      onClose={onClose}
      onSubmit={submit}
      submitLabel={found > 0 ? `Record ${parcelsText(found)}` : "Record"}
      busy={record.isPending}
      dirty={found > 0}
      error={failure ? errorMessage(failure, parcelMessages.remittanceFailed) : undefined}
      width="wide"
    >
      <Field
        label="CSV file"
        hint="The first row must name the columns: tracking number (or AWB), amount, and reference (or UTR) or date."
        required
        error={fault}
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,text/csv"
            disabled={record.isPending}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        )}
      </Field>
      {preview.isPending && <p role="status">Reading the file...</p>}
      {preview.data && <Preview preview={preview.data} />}
    </FormModal>
  );
}

function Preview({ preview: { lines, matched } }: { preview: RemittancePreview }) {
  const rest = lines.length - matched.parcels;
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3">
      <p role="status">
        {parcelsText(matched.parcels)}, {orderRupees(matched.amount)}, will be recorded as received.
        {rest > 0 && ` ${rest === 1 ? "1 row is" : `${rest} rows are`} skipped.`}
      </p>
      <PlainTable
        label="Rows in the file"
        rows={lines}
        rowKey={({ line }) => String(line)}
        columns={[
          { header: "Row", align: "end", cell: ({ line }) => line },
          {
            header: "Tracking number",
            cell: ({ trackingNumber }) =>
              trackingNumber ? <span className="block max-w-56 break-all">{trackingNumber}</span> : <NoValue />,
          },
          {
            header: "Result",
            cell: ({ state }) => <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>,
          },
          { header: "Order", cell: ({ order }) => (order ? `#${order.orderNumber}` : <NoValue />) },
          {
            header: "In the file",
            align: "end",
            cell: ({ amount }) => (amount === null ? <NoValue /> : orderRupees(amount)),
          },
          { header: "Due", align: "end", cell: ({ due }) => (due === null ? <NoValue /> : orderRupees(due)) },
        ]}
      />
    </section>
  );
}
