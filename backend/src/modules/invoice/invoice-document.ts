import type { ShopIdentity } from "@haat/api-contract/settings/schemas";
import type { Tax } from "#money/split-tax";

/** Whole paise everywhere in an invoice: sums of them agree. */
export type Paise = number;

export type InvoiceLine = {
  /** The order's line that it is of; invoices of earlier times and the delivery have none. */
  lineId?: string;
  title: string;
  /** What was chosen, e.g. `Blue, M`; empty where there was nothing to choose. */
  variant: string;
  /** HSN code of goods, SAC of a service; empty when the shop knows none. */
  code: string;
  quantity: number;
  /** What one piece costs, tax within. */
  unitPrice: Paise;
  /** `taxable` and the taxes make `total`. */
  taxable: Paise;
  taxes: Tax[];
  total: Paise;
};

export type InvoiceParty = {
  name: string;
  /** Lines of an address as they are written under one another. */
  address: string[];
  /** As typed, where it is none of India's. */
  state: string;
  /** Two digits; null where the state is none of India's. */
  stateCode: string | null;
};

/**
 * All that an invoice says, as it was when the goods left. Kept with the invoice, so that nothing that changes later
 * changes what was invoiced.
 */
export type InvoiceDocument = {
  seller: Pick<ShopIdentity, "legalName" | "tradeName" | "email" | "phone" | "gstin" | "pan" | "cin"> & {
    party: InvoiceParty;
  };
  buyer: InvoiceParty & { mobile: string };
  orderId: string;
  orderNumber: number;
  /** ISO 8601 in UTC. */
  orderedAt: string;
  /** When the goods left; the date of the invoice. */
  issuedAt: string;
  paymentMethod: string;
  lines: InvoiceLine[];
  taxable: Paise;
  taxes: Tax[];
  total: Paise;
};

/** What is to be issued; `dispatch` says which time the order's goods left. */
export type InvoiceToIssue = { dispatch: number; document: InvoiceDocument };

/** Why something of an invoice is taken back. */
export type CreditReason = "cancelled" | "returned" | "refunded";

/** What is taken back of a line of the invoice; `invoiceLine` is that line's place in it. */
export type CreditLine = InvoiceLine & { invoiceLine: number };

/** All that a credit note says: an invoice's parties, and what is taken back of its lines. `issuedAt` is its own date. */
export type CreditNoteDocument = Omit<InvoiceDocument, "lines"> & {
  invoice: { number: string; issuedAt: string };
  reason: CreditReason;
  lines: CreditLine[];
};
