import { model } from "@medusajs/framework/utils";
import type { InvoiceDocument } from "../invoice-document";

/** An invoice that was issued: one each time that an order's goods left; never changed, never deleted. */
export const Invoice = model
  .define("invoice", {
    id: model.id({ prefix: "inv" }).primaryKey(),
    order_id: model.text(),
    /** Which time it was: 1, and one more after each cancellation of what had left. */
    dispatch: model.number().default(1),
    /** `2026-27`. */
    financial_year: model.text(),
    /** 1, 2, 3 … within the financial year. */
    serial: model.number(),
    /** Serial and year as they are printed. */
    number: model.text(),
    /** When the goods left. */
    issued_at: model.dateTime(),
    document: model.json<InvoiceDocument>(),
  })
  .indexes([
    { on: ["order_id", "dispatch"], unique: true, name: "invoice_dispatch" },
    { on: ["financial_year", "serial"], unique: true, name: "IDX_invoice_serial" },
  ]);
