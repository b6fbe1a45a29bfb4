import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { type ReactNode, useState } from "react";
import { toast } from "../lib/toast";
import { downloadCreditNote, downloadEarlierInvoice, type OrderDetail } from "./orders.queries";

type Paper = { _id: string; number: string };

type ListProps<P extends Paper> = {
  papers: readonly P[];
  /** Name of each document in a sentence, e.g. "credit note". */
  name: string;
  textOf: (paper: P) => string;
  download: (paper: P) => Promise<void>;
};

/** An order's documents, each to download. */
const PaperList = <P extends Paper>({ papers, name, textOf, download }: ListProps<P>) => (
  <ul className="flex flex-col items-end min-[700px]:items-start">
    {papers.map((paper) => (
      <li key={paper._id}>
        <PaperButton label={`Download ${name} ${paper.number}`} name={name} download={() => download(paper)}>
          {textOf(paper)}
        </PaperButton>
      </li>
    ))}
  </ul>
);

type ButtonProps = { label: string; name: string; download: () => Promise<void>; children: ReactNode };

function PaperButton({ label, name, download, children }: ButtonProps) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      toast.error(errorMessage(error, `The ${name} could not be loaded. Please try again.`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="button"
      size="small"
      variant="transparent"
      className="text-ui-fg-interactive -my-1 -mr-2 min-[700px]:-ml-2 min-[700px]:mr-0"
      isLoading={busy}
      aria-label={label}
      onClick={() => void start()}
    >
      {children}
    </Button>
  );
}

/**
 * The credit notes of an order's invoices, and its earlier invoices, as facts beside the others; nothing if there are
 * none.
 */
export function paperFacts({ _id, creditNotes, earlierInvoices }: OrderDetail): (readonly [string, ReactNode])[] {
  const lists = [
    [
      "Earlier invoices",
      earlierInvoices.length,
      <PaperList
        key="earlier-invoices"
        papers={earlierInvoices}
        name="invoice"
        textOf={({ number }) => number}
        download={(invoice) => downloadEarlierInvoice(_id, invoice)}
      />,
    ],
    [
      "Credit notes",
      creditNotes.length,
      <PaperList
        key="credit-notes"
        papers={creditNotes}
        name="credit note"
        textOf={({ number, amount }) => `${number}, ${orderRupees(amount)}`}
        download={(note) => downloadCreditNote(_id, note)}
      />,
    ],
  ] as const;
  return lists.flatMap(([title, count, list]) => (count > 0 ? [[title, list] as const] : []));
}
