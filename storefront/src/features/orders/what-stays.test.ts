import type { OrderStatus } from "@haat/api-contract/order/words";
import { anOrder } from "./an-order.fixture";
import { orderTexts } from "./texts";
import { isInvoiced, whatStays } from "./what-stays";

const at = "2026-11-22T00:00:00.000Z";
const through = (...statuses: OrderStatus[]) =>
  anOrder({
    orderStatus: statuses.at(-1) ?? "pending",
    paymentStatus: "paid",
    history: statuses.map((status) => ({ status, at })),
  });
const note = (amount: number, invoiceNumber = "IN/26-27/0000001") => ({
  ...{ _id: `cnote_${amount}`, number: "CN/26-27/0000001", at, amount, invoiceNumber },
});

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

  it("is nothing of an earlier invoice once the order was invoiced anew", () => {
    const earlierInvoices = [{ _id: "inv_1", number: "IN/26-27/0000001", at }];
    const again = { ...through("pending", "delivered", "cancelled", "pending", "delivered"), earlierInvoices };
    expect(whatStays({ ...again, creditNotes: [note(300)] })).toEqual([]);
    const both = [note(300), note(100, "IN/26-27/0000002")];
    expect(whatStays({ ...again, creditNotes: both })).toEqual([orderTexts.papersStay("₹100")]);
  });
});

describe("an invoice", () => {
  it.each<[boolean, OrderStatus[]]>([
    [false, ["pending"]],
    [false, ["pending", "processing", "cancelled"]],
    [true, ["pending", "shipped"]],
    [true, ["pending", "delivered"]],
    [true, ["pending", "shipped", "delivered", "returned"]],
    [true, ["pending", "shipped", "cancelled"]],
  ])("is there: %s, for an order that was %j", (invoiced, statuses) =>
    expect(isInvoiced(through(...statuses))).toBe(invoiced),
  );
});
