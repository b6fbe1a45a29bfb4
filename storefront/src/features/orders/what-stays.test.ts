import type { OrderStatus } from "@haat/api-contract/order/words";
import { anOrder } from "./an-order";
import { orderTexts } from "./texts";
import { whatStays } from "./what-stays";

const at = "2026-11-22T00:00:00.000Z";
const through = (...statuses: OrderStatus[]) =>
  anOrder({
    orderStatus: statuses.at(-1) ?? "pending",
    paymentStatus: "paid",
    history: statuses.map((status) => ({ status, at })),
  });
const note = (amount: number) => ({ _id: `cnote_${amount}`, number: "CN/26-27/0000001", at, amount });

describe("what stays of an order", () => {
  it("is nothing to be told of while it is on its way", () => {
    for (const order of [through("pending"), through("pending", "shipped"), through("pending", "shipped", "delivered")])
      expect(whatStays(order)).toEqual([]);
  });

  it("is its payment and its invoice where it was set back, unless it was cancelled and begins anew", () => {
    expect(whatStays(through("pending", "delivered", "pending"))).toEqual([orderTexts.setBack]);
    expect(whatStays(through("pending", "delivered", "cancelled", "pending"))).toEqual([]);
    expect(whatStays({ ...through("pending", "delivered", "pending"), paymentStatus: "pending" })).toEqual([]);
  });

  it("is its invoice where credit notes answer it", () => {
    const cancelled = { ...through("pending", "delivered", "cancelled"), creditNotes: [note(0.1), note(0.2)] };
    expect(whatStays(cancelled)).toEqual([orderTexts.papersStay("₹0.30")]);
  });
});
