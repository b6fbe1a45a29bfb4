import { saveFile } from "@haat/web/save-file";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";

export const invoiceTexts = {
  download: "Download invoice",
  earlier: (number: string) => `Earlier invoice ${number}`,
  creditNote: "Download credit note",
  creditNoteOf: (number: string) => `Credit note ${number}`,
  creditNoteFileName: (number: string) => `haat-credit-note-${number.replaceAll("/", "-")}.pdf`,
  downloading: "Preparing...",
  earlierFileName: (number: string) => `haat-invoice-${number.replaceAll("/", "-")}.pdf`,
  fileName: (orderNumber: number) => `haat-invoice-order-${orderNumber}.pdf`,
} as const;

/** `earlier`: one of the invoices that the valid one has replaced. */
type Invoiced = { order: { _id: string; orderNumber: number }; earlier?: { _id: string; number: string } | undefined };

type Credited = { orderId: string; note: { _id: string; number: string } };

/** Downloads a credit note. */
export const useDownloadCreditNote = () =>
  useMutation({
    mutationFn: async ({ orderId, note: { _id: noteId, number } }: Credited) => {
      const file = await api.call("getCreditNote", { params: { orderId, noteId } });
      saveFile(file, invoiceTexts.creditNoteFileName(number));
    },
  });

/** Downloads an invoice of an order. By `fetch` instead of a link, because the request needs the token. */
export const useDownloadInvoice = () =>
  useMutation({
    mutationFn: async ({ order: { _id: orderId, orderNumber }, earlier }: Invoiced) => {
      const file = await api.call("getInvoice", {
        params: { orderId },
        query: earlier ? { invoice: earlier._id } : {},
      });
      saveFile(file, earlier ? invoiceTexts.earlierFileName(earlier.number) : invoiceTexts.fileName(orderNumber));
    },
  });
