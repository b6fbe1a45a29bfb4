import { endpoints } from "@haat/api-contract/endpoints";
import { defineFileRoute } from "#http/define-file-route";
import { drawCreditNote } from "#workflows/invoice/pdf/draw-invoice";
import { readCreditNote } from "#workflows/invoice/read-invoice";

export const GET = defineFileRoute("getCreditNote", async ({ auth, params, scope }) => {
  const note = await readCreditNote(scope, { customerId: auth.id, ...params });
  return {
    content: await drawCreditNote(note),
    type: endpoints.getCreditNote.answersFile,
    name: `credit-note-${note.number.replaceAll("/", "-")}.pdf`,
  };
});
