import type { ShopIdentity } from "@haat/api-contract/settings/schemas";
import type { Tax } from "#money/split-tax";

/** Whole paise everywhere in an invoice, so that sums agree. */
export type Paise = number;

export type InvoiceLine = {
  /** The order line; absent for delivery, and in older invoices. */
  lineId?: string;
  title: string;
  /** The chosen options, e.g. `Blue, M`; empty if there was no choice. */
  variant: string;
  /** HSN code of goods, SAC of a service; empty if the shop has none. */
  code: string;
  quantity: number;
  /** Unit price, tax included. */
  unitPrice: Paise;
  /** `taxable` plus the taxes is `total`. */
  taxable: Paise;
  taxes: Tax[];
  total: Paise;
  /** What a coupon took off the goods, tax included: `total` is what remains. Absent without one, and in older invoices. */
  discount?: Paise;
};

export type InvoiceParty = {
  name: string;
  /** Address lines, in print order. */
  address: string[];
  /** As entered, if it is not an Indian state. */
  state: string;
  /** Two digits; null if it is not an Indian state. */
  stateCode: string | null;
};

/** Everything an invoice shows, as of dispatch. Stored with the invoice, so that later changes do not affect it. */
export type InvoiceDocument = {
  seller: Pick<ShopIdentity, "legalName" | "tradeName" | "email" | "phone" | "gstin" | "pan" | "cin"> & {
    party: InvoiceParty;
  };
  buyer: InvoiceParty & { mobile: string };
  orderId: string;
  orderNumber: number;
  /** ISO 8601 in UTC. */
  orderedAt: string;
  /** The dispatch time; the date of the invoice. */
  issuedAt: string;
  paymentMethod: string;
  /** Its code, if it took something off the goods. */
  coupon?: string;
  lines: InvoiceLine[];
  taxable: Paise;
  taxes: Tax[];
  total: Paise;
};

/** An invoice to issue; `dispatch` counts the order's dispatches from 1. */
export type InvoiceToIssue = { dispatch: number; document: InvoiceDocument };

/** The reason for a credit note. */
export type CreditReason = "cancelled" | "returned" | "refunded";

/** The credited part of an invoice line; `invoiceLine` is that line's index. */
export type CreditLine = InvoiceLine & { invoiceLine: number };

/**
 * Everything a credit note shows: the parties of its invoice, and what is credited of the invoice's lines. `issuedAt`
 * is its own date.
 */
export type CreditNoteDocument = Omit<InvoiceDocument, "lines"> & {
  invoice: { number: string; issuedAt: string };
  reason: CreditReason;
  lines: CreditLine[];
};
