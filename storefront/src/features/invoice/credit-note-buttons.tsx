import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import type { Order } from "@haat/api-contract/order/schemas";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import FileText from "lucide-react/icons/file-text";
import { toast } from "../../lib/toast";
import { invoiceTexts, useDownloadCreditNote } from "./api/invoice.mutations";

/** Download buttons for an order's credit notes, with their numbers if there are several. */
export const CreditNoteButtons = ({ order }: { order: Pick<Order, "_id" | "creditNotes"> }) =>
  order.creditNotes.map((note) => (
    <CreditNoteButton key={note._id} orderId={order._id} note={note} isOnly={order.creditNotes.length === 1} />
  ));

type Props = { orderId: string; note: Order["creditNotes"][number]; isOnly: boolean };

function CreditNoteButton({ orderId, note, isOnly }: Props) {
  const download = useDownloadCreditNote();
  const start = () =>
    download.mutate(
      { orderId, note },
      { onError: (error) => toast.error(errorMessage(error, invoiceMessages.creditNoteFailed)) },
    );
  const name = isOnly ? invoiceTexts.creditNote : invoiceTexts.creditNoteOf(note.number);
  return (
    <Button variant="secondary" busy={download.isPending} onClick={start}>
      {!download.isPending && <FileText aria-hidden className="size-4" />}
      {download.isPending ? invoiceTexts.downloading : name}
    </Button>
  );
}
