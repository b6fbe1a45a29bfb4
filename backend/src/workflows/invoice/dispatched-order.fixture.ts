import type { InvoiceDocument } from "#modules/invoice/invoice-document";
import { goodsOf, moneyOfLines } from "#money/order-lines";
import { demoSeller } from "#setup/demo-seller";
import { supplyTo } from "../order-money/money-changes";
import { buildInvoices } from "./build-invoice";
import type { DispatchedOrder } from "./read-dispatched-orders";

/** As agreed: rupees, and percent; `coupon` is what one took off a piece, in rupees. */
type Line = Omit<DispatchedOrder["lines"][number], "total" | "gst" | "discount"> & { coupon: number };
type Wish = Omit<DispatchedOrder, "lines" | "delivery"> & {
  lines: Line[];
  /** Whole paise. */
  delivery: { paise: number; rate: number };
};

export const aDispatchedLine = (line: Partial<Line> = {}): Line => ({
  id: "ordli_1",
  title: "Cotton Shirt",
  color: "Blue",
  size: "M",
  hsn: "620520",
  quantity: 1,
  price: 999,
  rate: 18,
  coupon: 0,
  ...line,
});

const aWish = (order: Partial<Wish>): Wish => ({
  id: "order_1",
  orderNumber: 1001,
  orderedAt: new Date("2026-11-20T10:00:00Z"),
  paymentMethod: "cod",
  coupon: null,
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
  delivery: { paise: 0, rate: 18 },
  ...order,
});

/** By default sent from Karnataka to Delhi; its money is the sum of such an order's rows. */
export function aDispatchedOrder(wish: Partial<Wish> = {}): DispatchedOrder {
  const { lines, delivery, ...order } = aWish(wish);
  const money = moneyOfLines(
    lines.map(({ id, quantity, price, rate, coupon }, at) => ({
      lineId: id,
      sellerId: null,
      quantity,
      price,
      mrp: null,
      coupon,
      isShopCoupon: false,
      delivery: at === 0 ? delivery.paise : 0,
      gstPercent: rate,
      commissionPercent: 0,
    })),
    { cashFee: 0, deliveryGstPercent: delivery.rate, supply: supplyTo(order.address.state ?? "", demoSeller.gstin) },
  );
  return {
    ...order,
    lines: lines.map(({ coupon: _, ...line }, at) => {
      const sums = money[at];
      if (!sums) throw new Error("A line has no money.");
      return { ...line, discount: sums.shopCoupon + sums.sellerCoupon, total: goodsOf(sums), gst: sums.gst };
    }),
    delivery: {
      total: delivery.paise,
      gst: money.reduce((sum, { deliveryGst }) => sum + deliveryGst, 0),
      rate: delivery.rate,
    },
  };
}

/** The first invoice of an order, sold by the demo shop. */
export function anInvoice(order: DispatchedOrder): InvoiceDocument {
  const [first] = buildInvoices(order, demoSeller);
  if (!first) throw new Error("The order has not left.");
  return first.document;
}
