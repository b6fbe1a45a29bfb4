import { hasInvoice, lookOf, noInvoiceText, paymentLookOf, priorityOf } from "./order-words";

describe("an order's priority", () => {
  // @spec priority-finalamount-above-5000
  it.each([
    [5000.01, "High"],
    [5000, "Medium"],
    [2000.01, "Medium"],
    [2000, "Low"],
    [0, "Low"],
  ])("for %d rupees is %s", (amount, label) => expect(priorityOf(amount).label).toBe(label));
});

// @spec statuses-pending-stored-placed
it("a placed order is shown as pending, and a returned one with a replacement as replaced", () => {
  expect(lookOf({ orderStatus: "placed", isReplaced: false }).label).toBe("Pending");
  expect(lookOf({ orderStatus: "returned", isReplaced: true }).label).toBe("Replaced");
  expect(lookOf({ orderStatus: "returned", isReplaced: false }).label).toBe("Returned");
  expect(lookOf({ orderStatus: "delivered", isReplaced: true }).label).toBe("Delivered");
});

it("shipped orders have an invoice; a corrected tracking number of one parcel does not count as shipped", () => {
  const shipped = {
    status: "shipped",
    at: "2026-11-24T10:00:00.000Z",
    by: { kind: "seller", id: "sel_1", name: "" },
  } as const;
  const tracking = { carrier: "BlueDart", trackingNumber: "BD2", was: { carrier: "BlueDart", trackingNumber: "BD1" } };
  expect(hasInvoice({ invoice: null, history: [{ ...shipped, correction: null }] })).toBe(true);
  expect(hasInvoice({ invoice: null, history: [{ ...shipped, correction: tracking }] })).toBe(false);
});

it("a cancelled order that nobody paid awaits neither payment nor invoice", () => {
  const cancelled = { orderStatus: "cancelled", paymentStatus: "pending", isRefundToPay: false } as const;
  expect(paymentLookOf(cancelled).label).toBe("Not paid");
  expect(paymentLookOf({ ...cancelled, paymentStatus: "refunded" }).label).toBe("Refunded");
  expect(paymentLookOf({ ...cancelled, isRefundToPay: true }).label).toBe("Refund pending");
  expect(paymentLookOf({ ...cancelled, orderStatus: "placed" }).label).toBe("Payment pending");
  expect(noInvoiceText(cancelled)).toBe("None (never shipped)");
  expect(noInvoiceText({ orderStatus: "processing" })).toBe("Issued when shipped");
});
