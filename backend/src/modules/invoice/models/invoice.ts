import { model } from "@medusajs/framework/utils";
import type { InvoiceDocument } from "../invoice-document";

/** An issued invoice: one for each dispatch of an order; never changed, never deleted. */
export const Invoice = model
  .define("invoice", {
    id: model.id({ prefix: "inv" }).primaryKey(),
    order_id: model.text(),
    /** Which dispatch of the order: 1, plus one after each cancellation of a dispatched order. */
    dispatch: model.number().default(1),
    /** `2026-27`. */
    financial_year: model.text(),
    /** 1, 2, 3 … within the financial year. */
    serial: model.number(),
    /** Serial and year as printed. */
    number: model.text(),
    /** The dispatch time. */
    issued_at: model.dateTime(),
    document: model.json<InvoiceDocument>(),
  })
  .indexes([
    { on: ["order_id", "dispatch"], unique: true, name: "invoice_dispatch" },
    { on: ["financial_year", "serial"], unique: true, name: "IDX_invoice_serial" },
  ]);
