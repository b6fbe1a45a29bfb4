import { endpoints } from "@haat/api-contract/endpoints";
import { defineFileRoute } from "#http/define-file-route";
import { drawCreditNote } from "#workflows/invoice/pdf/draw-invoice";
import { readCreditNote } from "#workflows/invoice/read-invoice";

export const GET = defineFileRoute("getManagedCreditNote", async ({ params, scope }) => {
  const note = await readCreditNote(scope, { customerId: null, orderId: params.id, noteId: params.noteId });
  return {
    content: await drawCreditNote(note),
    type: endpoints.getManagedCreditNote.answersFile,
    name: `credit-note-${note.number.replaceAll("/", "-")}.pdf`,
  };
});
