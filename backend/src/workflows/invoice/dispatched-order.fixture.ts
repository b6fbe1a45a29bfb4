import type { InvoiceDocument } from "#modules/invoice/invoice-document";
import { demoSeller } from "#setup/demo-seller";
import { buildInvoices } from "./build-invoice";
import type { DispatchedOrder } from "./read-dispatched-orders";

type Line = DispatchedOrder["lines"][number];

export const aDispatchedLine = (line: Partial<Line> = {}): Line => ({
  id: "ordli_1",
  title: "Cotton Shirt",
  color: "Blue",
  size: "M",
  hsn: "620520",
  quantity: 1,
  price: 999,
  rate: 18,
  ...line,
});

/** Sent from Karnataka to Delhi, unless told otherwise. */
export const aDispatchedOrder = (order: Partial<DispatchedOrder> = {}): DispatchedOrder => ({
  id: "order_1",
  orderNumber: 1001,
  orderedAt: new Date("2026-11-20T10:00:00Z"),
  paymentMethod: "cod",
  history: [
    { status: "placed", at: "2026-11-20T10:00:00.000Z", by: { kind: "shopper", id: "cus_1" } },
    { status: "shipped", at: "2026-11-21T09:00:00.000Z", by: { kind: "system", id: null } },
    { status: "delivered", at: "2026-11-24T09:00:00.000Z", by: { kind: "system", id: null } },
  ],
  address: {
    name: "Asha Rao",
    mobile: "9845012345",
    address: "12 Barakhamba Road",
    city: "New Delhi",
    state: "Delhi",
    pincode: "110001",
    country: "India",
  },
  lines: [aDispatchedLine()],
  delivery: { price: 0, rate: 18 },
  ...order,
});

/** The first invoice of an order, sold by the demo's shop. */
export function anInvoice(order: DispatchedOrder): InvoiceDocument {
  const [first] = buildInvoices(order, demoSeller);
  if (!first) throw new Error("The order has not left.");
  return first.document;
}
