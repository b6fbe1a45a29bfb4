import type { ManagedOrderDetail } from "@haat/api-contract/order/back-office-schemas";
import { type OrderAddressRow, toOrderAddress } from "../../../database/order-address";
import { type LineRow, toManagedLine } from "./managed-order-rows";

type DetailLineRow = LineRow & { id: string; sku: string; slug: string; price: number; mrp: number | null };
type Payment = ManagedOrderDetail["payments"][number];
type Return = NonNullable<ManagedOrderDetail["returnRequest"]>;

type Same =
  | "_id"
  | "orderNumber"
  | "orderStatus"
  | "paymentStatus"
  | "paymentMethod"
  | "shipping"
  | "paid"
  | "refunded"
  | "version"
  | "email"
  | "customer"
  | "history"
  | "parcels";

export type DetailRow = Pick<ManagedOrderDetail, Same> & {
  createdAt: Date;
  updatedAt: Date;
  address: OrderAddressRow;
  lines: DetailLineRow[];
  payments: (Omit<Payment, "_id" | "at" | "refunds"> & {
    id: string;
    at: string;
    refunds: { id: string; amount: number; note: string; at: string }[] | null;
  })[];
  request:
    | (Pick<Return, "action" | "reason" | "status" | "rejection" | "refund" | "history"> & {
        image: string | null;
        lines: { line_id: string; quantity: number }[];
      })
    | null;
  invoice: { number: string; at: string } | null;
};

const rupees = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
/** PostgreSQL writes a time within JSON in its own way. */
const instant = (at: string) => new Date(at).toISOString();

const toPayment = ({ id, at, refunds, ...payment }: DetailRow["payments"][number]): Payment => ({
  _id: id,
  ...payment,
  at: instant(at),
  refunds: (refunds ?? []).map((refund) => ({
    _id: refund.id,
    amount: refund.amount,
    note: refund.note,
    at: instant(refund.at),
  })),
});

const toReturn = ({ image, lines, ...request }: NonNullable<DetailRow["request"]>): Return => ({
  ...request,
  images: image ? [image] : [],
  products: lines.map(({ line_id, quantity }) => ({ _id: line_id, quantity })),
});

const toLine = (line: DetailLineRow): ManagedOrderDetail["products"][number] => ({
  _id: line.id,
  ...toManagedLine(line),
  sku: line.sku,
  slug: line.slug,
  price: line.price,
  mrp: Math.max(line.mrp ?? line.price, line.price),
});

/** Sums come from the lines, as the shopper reads them: the engine's own totals know no MRP. */
export function toManagedDetail(row: DetailRow): ManagedOrderDetail {
  const { createdAt, updatedAt, address, lines, payments, request, invoice, ...same } = row;
  const products = lines.map(toLine);
  const totalAmount = rupees(products.map(({ price, quantity }) => price * quantity));
  return {
    ...same,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    shippingAddress: toOrderAddress(address),
    products,
    totalAmount,
    discount: rupees(products.map(({ price, mrp, quantity }) => (mrp - price) * quantity)),
    finalAmount: rupees([totalAmount, row.shipping]),
    payments: payments.map(toPayment),
    returnRequest: request && toReturn(request),
    invoice: invoice && { number: invoice.number, at: instant(invoice.at) },
  };
}
