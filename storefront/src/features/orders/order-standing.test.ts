import { anOrder, aReturnRequest } from "./an-order.fixture";
import { expectedText, moneyText, paymentStatusText, returnTitle, stepsReached } from "./order-standing";

const none = { fromWallet: 0, due: 0, payUntil: null };

describe("the payment text of an open order", () => {
  it("depends on payment method and status", () => {
    const cash = { ...none, due: 489 };
    expect(moneyText(anOrder({ orderStatus: "pending", paymentStatus: "pending", payment: cash }))).toBe(
      "Pay ₹489 on delivery",
    );
    expect(moneyText(anOrder({ orderStatus: "pending", paymentMethod: "stripe" }))).toBe("Order placed, paid");
    expect(moneyText(anOrder({ orderStatus: "shipped", paymentMethod: "stripe" }))).toBe("Paid");
  });

  it("is null while its online payment is pending, and once it is delivered, cancelled or returned", () => {
    const awaited = { ...none, due: 5, payUntil: "2026-03-01T10:30:00.000Z" };
    expect(moneyText(anOrder({ orderStatus: "pending", paymentStatus: "pending", payment: awaited }))).toBeNull();
    for (const orderStatus of ["delivered", "cancelled", "returned"] as const)
      expect(moneyText(anOrder({ orderStatus }))).toBeNull();
  });
});

it("the payment of an order cancelled before it was paid is not pending", () => {
  const unpaid = { paymentStatus: "pending" } as const;
  expect(paymentStatusText(anOrder({ ...unpaid, orderStatus: "cancelled" }))).toBe("Not paid");
  expect(paymentStatusText(anOrder({ ...unpaid, orderStatus: "pending" }))).toBe("Pending");
  expect(paymentStatusText(anOrder({ orderStatus: "cancelled" }))).toBe("Paid");
});

describe("the expected delivery of an order", () => {
  const policy = { processingDays: { from: 1, to: 2 }, standardDeliveryDays: { from: 3, to: 5 } };
  const order = anOrder({ orderStatus: "processing", createdAt: "2026-11-23T10:00:00.000Z" });

  it("is calculated from the day it was placed", () => {
    expect(expectedText(order, policy, new Date("2026-11-25T00:00:00Z"))).toBe("Expected by Wed 2 December");
  });

  it("is null after that day, and if the order is cancelled", () => {
    expect(expectedText(order, policy, new Date("2026-12-03T00:00:00Z"))).toBeNull();
    expect(expectedText({ ...order, orderStatus: "cancelled" }, policy, new Date("2026-11-25T00:00:00Z"))).toBeNull();
  });
});

describe("the progress of an order", () => {
  // @spec tracker-three-steps tracker-steps-processing-shipped
  it.each([
    ["processing", 1],
    ["shipped", 2],
    ["delivered", 3],
  ] as const)("%s fills %i of three steps", (status, steps) => {
    expect(stepsReached(status)).toBe(steps);
  });

  it.each(["pending", "cancelled", "returned"] as const)("%s is not a step", (status) => {
    expect(stepsReached(status)).toBeNull();
  });
});

describe("the title of a return", () => {
  // @spec returned-shows-action-initiated
  it("names the requested action, by default a return", () => {
    expect(returnTitle(anOrder({ returnRequest: aReturnRequest({ action: "replace" }) }))).toBe("replace Initiated");
    expect(returnTitle(anOrder())).toBe("Return Initiated");
  });
});
