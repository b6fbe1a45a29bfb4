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

describe("the notes on an order's payment and invoice", () => {
  it("are empty while an order goes from pending to shipped to delivered", () => {
    for (const order of [through("pending"), through("pending", "shipped"), through("pending", "shipped", "delivered")])
      expect(whatStays(order)).toEqual([]);
  });

  it("report a reset to an earlier status, unless the order was cancelled and reopened", () => {
    expect(whatStays(through("pending", "delivered", "pending"))).toEqual([orderTexts.setBack]);
    expect(whatStays(through("pending", "delivered", "cancelled", "pending"))).toEqual([]);
    expect(whatStays({ ...through("pending", "delivered", "pending"), paymentStatus: "pending" })).toEqual([]);
  });

  it("report that the invoice stays if there are credit notes for it", () => {
    const cancelled = { ...through("pending", "delivered", "cancelled"), creditNotes: [note(0.1), note(0.2)] };
    expect(whatStays(cancelled)).toEqual([orderTexts.papersStay("₹0.30")]);
  });

  it("ignore an earlier invoice once the order has a new one", () => {
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
  ])("exists (%s) for an order that was %j", (invoiced, statuses) =>
    expect(isInvoiced(through(...statuses))).toBe(invoiced),
  );
});
