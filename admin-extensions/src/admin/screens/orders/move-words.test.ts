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
    ...{ payments: [], oddRefunds: [], returnRequest: null, products: [], invoice: null, creditNotes: [], history: [] },
    parcels,
    ...change,
  }) as unknown as Order;

const told = "The shopper and the seller are told.";
const payout = "Nothing is paid to the seller now: that waits until the holds are over";

describe("the confirmation of a seller's delivery", () => {
  it("says that the order's cash counts as collected, where it is the last parcel", () => {
    const order = anOrder([parcel("one", "shipped"), parcel("two", "delivered"), parcel("three", "cancelled")]);
    expect(deliveryTexts(order, "one")).toEqual([
      "This is the order's last parcel: its ₹300 in cash count as collected from the customer, and the order as paid.",
      `${payout} and its cash is recorded as received from the courier.`,
      "The tax invoice is issued.",
      told,
    ]);
  });

  it("says that no cash counts as collected while another parcel is on its way", () => {
    const order = anOrder([parcel("one", "shipped"), parcel("two", "shipped")]);
    expect(deliveryTexts(order, "one")).toEqual([
      "No cash counts as collected yet: that happens with the order's last parcel.",
      `${payout} and its cash is recorded as received from the courier.`,
      told,
    ]);
  });

  it("says that an order awaits no cash that was paid before", () => {
    const paid = { paymentMethod: "razorpay", paymentStatus: "paid", refundable: 300 } as const;
    const invoice = { number: "IN/26-27/0000001", at: "2026-11-22T00:00:00.000Z", amount: 300 };
    expect(deliveryTexts(anOrder([parcel("one", "shipped")], { ...paid, invoice }), "one")).toEqual([
      "No money is collected: the order awaits no cash.",
      `${payout}.`,
      told,
    ]);
  });
});
