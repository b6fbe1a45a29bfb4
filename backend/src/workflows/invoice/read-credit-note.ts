import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import type { CreditNoteDocument } from "#modules/invoice/invoice-document";

export type IssuedCreditNote = { number: string; document: CreditNoteDocument };

/** Which note, of whose order: `customerId` null is the back office. */
type Asked = { customerId: string | null; orderId: string; noteId: string };

/** @throws ApiError 404 no such credit note of this order, or no such order of this shopper. */
export async function readCreditNote(
  container: MedusaContainer,
  { customerId, orderId, noteId }: Asked,
): Promise<IssuedCreditNote> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [note] = await database.run<IssuedCreditNote>({
    name: "credit-note",
    text: `SELECT c.number, c.document FROM credit_note c JOIN order_status s ON s.order_id = c.order_id AND s.deleted_at IS NULL
            WHERE c.id = $3 AND c.order_id = $2 AND ($1::text IS NULL OR s.customer_id = $1)`,
    values: [customerId, orderId, noteId],
  });
  if (!note) throw new ApiError(404, invoiceMessages.creditNoteNotFound);
  return note;
}
