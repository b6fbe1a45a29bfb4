import type { CreditNote } from "@haat/api-contract/invoice/credit-note";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { toast } from "../lib/toast";
import { downloadCreditNote, type OrderDetail } from "./orders.queries";

/** What answers an order's invoice, each to download. */
export const CreditNoteList = ({
  order: { _id, creditNotes },
}: {
  order: Pick<OrderDetail, "_id" | "creditNotes">;
}) => (
  <ul className="flex flex-col items-start">
    {creditNotes.map((note) => (
      <li key={note._id}>
        <CreditNoteButton orderId={_id} note={note} />
      </li>
    ))}
  </ul>
);

function CreditNoteButton({ orderId, note }: { orderId: string; note: CreditNote }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadCreditNote(orderId, note);
    } catch (error) {
      toast.error(errorMessage(error, "The credit note could not be loaded. Please try again."));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="button"
      size="small"
      variant="transparent"
      className="text-ui-fg-interactive -ml-2"
      isLoading={busy}
      aria-label={`Download credit note ${note.number}`}
      onClick={() => void download()}
    >
      {note.number}, {orderRupees(note.amount)}
    </Button>
  );
}
