import { deliveryTexts } from "./move-words";

type Order = Parameters<typeof deliveryTexts>[0];
type Parcel = Pick<Order["parcels"][number], "_id" | "status" | "seller">;

const parcel = (_id: string, status: Parcel["status"]): Parcel => ({
  _id,
  status,
  seller: { _id: "sel_1", name: "Potter" },
});
const anOrder = (parcels: Parcel[], change: Partial<Order> = {}): Order =>
  ({
    ...{ orderStatus: "shipped", paymentStatus: "pending", paymentMethod: "cod", finalAmount: 300, refundable: 0 },
    ...{
      payments: [],
      unmatchedRefunds: [],
      returnRequest: null,
      products: [],
      invoice: null,
      creditNotes: [],
      history: [],
    },
    parcels,
    ...change,
  }) as unknown as Order;

const told = "The customer and the seller are notified.";
const payout = "The seller is paid later, once all holds end.";
const payoutOfCash = "The seller is paid later, once all holds end and the courier's cash is recorded as received.";

describe("the confirmation dialog of a seller's delivery", () => {
  it("says that the order's cash is recorded as collected with the last parcel", () => {
    const order = anOrder([parcel("one", "shipped"), parcel("two", "delivered"), parcel("three", "cancelled")]);
    expect(deliveryTexts(order, "one")).toEqual([
      "This is the order's last parcel: ₹300 in cash is recorded as collected and the order as paid.",
      payoutOfCash,
      "The tax invoice is issued.",
      told,
    ]);
  });

  it("says that no cash is recorded as collected while another parcel is on its way", () => {
    const order = anOrder([parcel("one", "shipped"), parcel("two", "shipped")]);
    expect(deliveryTexts(order, "one")).toEqual([
      "Cash is recorded as collected when the order's last parcel is delivered.",
      payoutOfCash,
      told,
    ]);
  });

  it("says that no cash is due for an order that is already paid", () => {
    const paid = { paymentMethod: "razorpay", paymentStatus: "paid", refundable: 300 } as const;
    const invoice = { number: "IN/26-27/0000001", at: "2026-11-22T00:00:00.000Z", amount: 300 };
    expect(deliveryTexts(anOrder([parcel("one", "shipped")], { ...paid, invoice }), "one")).toEqual([
      "No cash is due for this order.",
      payout,
      told,
    ]);
  });
});
