import { saveFile } from "@haat/web/save-file";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { invoiceTexts } from "../texts";

type Invoiced = { _id: string; orderNumber: number };

type Credited = { orderId: string; note: { _id: string; number: string } };

/** Fetches a credit note, likewise. */
export const useDownloadCreditNote = () =>
  useMutation({
    mutationFn: async ({ orderId, note: { _id: noteId, number } }: Credited) => {
      const file = await api.call("getCreditNote", { params: { orderId, noteId } });
      saveFile(file, invoiceTexts.creditNoteFileName(number));
    },
  });

/** Fetches an order's invoice, which needs the token, and hands it to the browser as a file. */
export const useDownloadInvoice = () =>
  useMutation({
    mutationFn: async ({ _id, orderNumber }: Invoiced) => {
      const file = await api.call("getInvoice", { params: { orderId: _id } });
      saveFile(file, invoiceTexts.fileName(orderNumber));
    },
  });
