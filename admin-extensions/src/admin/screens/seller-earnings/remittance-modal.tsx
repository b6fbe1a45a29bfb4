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
  differs: { label: "Another amount", tone: "bad" },
  received: { label: "Received already", tone: "waiting" },
  collected: { label: "Collected at delivery already", tone: "waiting" },
  "not-due": { label: "No cash is due", tone: "bad" },
  unknown: { label: "No parcel has this number", tone: "bad" },
  ambiguous: { label: "Several parcels have this number", tone: "bad" },
  doubled: { label: "Stands in the file twice", tone: "bad" },
  unreadable: { label: "Number, amount or reference is missing", tone: "bad" },
} as const satisfies Record<
  RemittancePreview["lines"][number]["state"],
  { label: string; tone: "good" | "bad" | "waiting" }
>;

const parcelsText = (count: number) => (count === 1 ? "1 parcel" : `${count} parcels`);

/** Reads a courier's file of the cash that it hands over, shows what it matches, and records that. */
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
    // No file of so many characters has fewer bytes, and none that the shop takes has four times as many.
    if (file.size > limits.remittanceCharactersMost * 4) {
      return setFault(parcelMessages.remittanceTooLarge(limits.remittanceRowsMost));
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
      text="The cash that a courier hands over, by tracking number. Sellers can be paid for it once their other holds are over."
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
        hint="The first row names the columns: tracking number (or AWB), amount, and reference (or UTR) or date."
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
    <section aria-label="What the file matches" className="flex min-w-0 flex-col gap-3">
      <p role="status">
        {parcelsText(matched.parcels)}, {orderRupees(matched.amount)}, will be recorded as received.
        {rest > 0 && ` ${rest === 1 ? "One line is" : `${rest} lines are`} left out.`}
      </p>
      <PlainTable
        label="Lines of the file"
        rows={lines}
        rowKey={({ line }) => String(line)}
        columns={[
          { header: "Line", align: "end", cell: ({ line }) => line },
          {
            header: "Tracking Number",
            cell: ({ trackingNumber }) =>
              trackingNumber ? <span className="block max-w-56 break-all">{trackingNumber}</span> : <NoValue />,
          },
          {
            header: "Result",
            cell: ({ state }) => <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>,
          },
          { header: "Order", cell: ({ order }) => (order ? `#${order.orderNumber}` : <NoValue />) },
          {
            header: "In the File",
            align: "end",
            cell: ({ amount }) => (amount === null ? <NoValue /> : orderRupees(amount)),
          },
          { header: "Due", align: "end", cell: ({ due }) => (due === null ? <NoValue /> : orderRupees(due)) },
        ]}
      />
    </section>
  );
}
