import { model } from "@medusajs/framework/utils";
import type { InvoiceDocument } from "../invoice-document";

/** An invoice that was issued. One an order; never changed, never deleted. */
export const Invoice = model
  .define("invoice", {
    id: model.id({ prefix: "inv" }).primaryKey(),
    order_id: model.text(),
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
    { on: ["order_id"], unique: true, name: "IDX_invoice_order" },
    { on: ["financial_year", "serial"], unique: true, name: "IDX_invoice_serial" },
  ]);
