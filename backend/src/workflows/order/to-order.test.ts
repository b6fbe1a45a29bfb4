import { orderSchema } from "@haat/api-contract/order/schemas";
import { type OrderRow, toOrder } from "./to-order";

const row: OrderRow = {
  coupon: null,
  id: "order_1",
  display_id: 7,
  status: "placed",
  payment_status: "pending",
  payment_method: "cod",
  history: [{ status: "placed", at: "2026-01-02T03:04:05.000Z", by: { kind: "shopper", id: "cus_1" } }],
  placed_at: new Date("2026-01-02T03:04:05.000Z"),
  changed_at: new Date("2026-01-03T03:04:05.000Z"),
  address: { name: "A", mobile: "9", address: "B", city: "C", state: "D", pincode: "560001", country: null },
  lines: [
    {
      id: "ordli_1",
      title: "Lamp",
      quantity: 3,
      price: 0.1,
      mrp: 0.3,
      product_id: "prod_1",
      slug: "lamp",
      thumbnail: "/thumb.webp",
      metadata: { color: "Red", size: "", image: "/red.webp" },
      return_days: 7,
      is_in_parcel: false,
      returnable_until: null,
      is_reviewed: false,
    },
  ],
  sums: { gross: 90, discount: 60, shipping: 20 },
  return_request: null,
  carrier: "",
  tracking_number: "",
  parcels: [],
  pay_until: null,
  paid: 0,
  from_wallet: 0,
  refunds: [],
  refund_payee: null,
  credit_notes: [],
  earlier_invoices: [],
};

describe("toOrder", () => {
  // @spec order-answered-fields-document
  it("returns the contract's shape, with exact sums and placed as pending", () => {
    const order = orderSchema.parse(toOrder(row));
    expect(order).toMatchObject({ totalAmount: 1.1, shipping: 0.2, discount: 0.6, finalAmount: 0.5 });
    expect(order).toMatchObject({ orderStatus: "pending", updatedAt: "2026-01-03T03:04:05.000Z" });
    expect(order.history).toEqual([{ status: "pending", at: "2026-01-02T03:04:05.000Z" }]);
    expect(order.shippingAddress.country).toBe("India");
  });

  it("shows the image of the chosen colour, else the product's", () => {
    const [line] = row.lines;
    if (!line) throw new Error("The row has a line.");
    expect(toOrder(row).products[0]).toMatchObject({
      variant: { color: "Red", size: "" },
      productId: { images: ["/red.webp"] },
    });
    const plain = toOrder({ ...row, lines: [{ ...line, metadata: null }] });
    expect(plain.products[0]).toMatchObject({ variant: null, productId: { images: ["/thumb.webp"] } });
  });

  it("reports the last delivery, ignoring a rejected return after it", () => {
    const by = { kind: "system", id: null } as const;
    const at = (day: number, status: OrderRow["status"]) => ({ status, at: `2026-01-1${day}T00:00:00.000Z`, by });
    const told = (...history: OrderRow["history"]) => toOrder({ ...row, status: "delivered", history }).updatedAt;
    const rejected = [at(0, "delivered"), at(1, "returned"), at(2, "delivered")];
    expect(told(...rejected)).toBe("2026-01-10T00:00:00.000Z");
    expect(told(...rejected, at(3, "shipped"), at(4, "delivered"))).toBe("2026-01-14T00:00:00.000Z");
  });

  it("allows returns for a number of days after the last delivery, while the order is delivered", () => {
    const by = { kind: "system", id: null } as const;
    const delivered = { status: "delivered", at: "2026-01-10T00:00:00.000Z", by } as const;
    const until = (parts: Partial<OrderRow>) => toOrder({ ...row, ...parts }).products[0]?.returnUntil;
    expect(until({ status: "delivered", history: [...row.history, delivered] })).toBe("2026-01-17T00:00:00.000Z");
    expect(until({ status: "delivered" })).toBe("2026-01-10T03:04:05.000Z");
    expect(until({ status: "shipped", history: [...row.history, delivered] })).toBeNull();
    const lines = row.lines.map((line) => ({ ...line, return_days: null }));
    expect(until({ status: "delivered", lines })).toBeNull();
  });
});
