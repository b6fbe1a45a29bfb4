import type { ManagedOrderDetail } from "@haat/api-contract/order/back-office-schemas";
import { paymentMethods } from "@haat/api-contract/order/words";
import { type OrderAddressRow, toOrderAddress } from "#engine/order/order-address";
import { paymentProviders } from "#engine/store-defaults";
import { type CouponSums, type OrderSums, toFigures, toUsedCoupon } from "#money/order-figures";
import { type LineRow, toManagedLine } from "./managed-order-rows";

/** `refunded`: the quantity that has been refunded. */
type DetailLineRow = LineRow & {
  id: string;
  sku: string;
  slug: string;
  price: number;
  mrp: number | null;
  refunded: number;
};
type Payment = ManagedOrderDetail["payments"][number];
type WithoutId<Refund> = Omit<Refund, "_id"> & { id: string };
type Return = NonNullable<ManagedOrderDetail["returnRequest"]>;

type Same =
  | "_id"
  | "orderNumber"
  | "orderStatus"
  | "paymentStatus"
  | "paymentMethod"
  | "paid"
  | "refunded"
  | "version"
  | "email"
  | "customer"
  | "history"
  | "creditNotes"
  | "earlierInvoices"
  | "carrier"
  | "trackingNumber"
  | "parcels";

export type DetailRow = Pick<ManagedOrderDetail, Same> & {
  createdAt: Date;
  updatedAt: Date;
  address: OrderAddressRow;
  lines: DetailLineRow[];
  /** Null if nothing of the order is left. */
  sums: OrderSums | null;
  coupon: CouponSums | null;
  payments: (Omit<Payment, "_id" | "at" | "method" | "refunds"> & {
    id: string;
    at: string;
    provider: string;
    refunds: WithoutId<Payment["refunds"][number]>[] | null;
  })[];
  unmatched_refunds: WithoutId<ManagedOrderDetail["unmatchedRefunds"][number]>[];
  request:
    | (Pick<Return, "action" | "reason" | "status" | "rejection" | "refund" | "history"> & {
        image: string | null;
        lines: { line_id: string; quantity: number }[];
      })
    | null;
  invoice: { number: string; at: string; amount: number } | null;
};

const rupees = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
/** PostgreSQL formats a time within JSON differently. */
const instant = (at: string) => new Date(at).toISOString();

const methodOf = (provider: string) => paymentMethods.find((method) => paymentProviders[method] === provider) ?? null;

const toRefund = <Refund extends { at: string }>({ id, at, ...refund }: Refund & { id: string }) => ({
  ...refund,
  _id: id,
  at: instant(at),
});

const toPayment = ({ id, at, provider, refunds, ...payment }: DetailRow["payments"][number]): Payment => ({
  _id: id,
  ...payment,
  method: methodOf(provider),
  at: instant(at),
  refunds: (refunds ?? []).map((refund) => toRefund(refund)),
});

/** Money captured minus money refunded. */
const leftOf = (payments: readonly Payment[]) =>
  rupees(payments.flatMap(({ captured, refunds }) => [captured, ...refunds.map(({ amount }) => -amount)]));

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
  refundable: Math.max(0, line.quantity - line.refunded),
});

/** Sums are those of the line money, as the shopper sees them: the engine's totals have no MRP. */
export function toManagedDetail(row: DetailRow): ManagedOrderDetail {
  const { createdAt, updatedAt, address, lines, payments, unmatched_refunds, request, invoice, sums, coupon, ...same } =
    row;
  const money = payments.map(toPayment);
  const products = lines.map(toLine);
  return {
    ...same,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    shippingAddress: toOrderAddress(address),
    products,
    ...toFigures(sums),
    coupon: toUsedCoupon(coupon),
    refundable: Math.max(0, leftOf(money)),
    payments: money,
    unmatchedRefunds: unmatched_refunds.map((refund) => toRefund(refund)),
    returnRequest: request && toReturn(request),
    invoice: invoice && { ...invoice, at: instant(invoice.at) },
  };
}
