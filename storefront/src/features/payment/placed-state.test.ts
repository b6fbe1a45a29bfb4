import { pauseAfter, readPlaced, toPlaced } from "./placed-state";

describe("the navigation to the order confirmation page", () => {
  it("carries the order's id in the URL and in the state, and whether a gateway reports it as paid", () => {
    const [path, { state }] = toPlaced("order_1", true);
    expect(path).toBe("/order-success/order_1");
    expect(readPlaced(state, "order_1")).toEqual({ orderId: "order_1", isTold: true, needsNoMoney: false });
    expect(readPlaced(toPlaced("order_1", false)[1].state, "order_1")).toMatchObject({ isTold: false });
  });

  it("falls back to the id in the URL if it has no state", () => {
    expect(readPlaced(null, "order_2")).toEqual({ orderId: "order_2", isTold: false, needsNoMoney: false });
    expect(readPlaced({ orderId: 7 }, undefined)).toMatchObject({ orderId: undefined, isTold: false });
  });
});

describe("the order confirmation page without an id in the URL", () => {
  it("is for an order that needs no online payment, whether or not its id is known", () => {
    expect(readPlaced({ orderId: "order_1" }, undefined)).toMatchObject({ orderId: "order_1", needsNoMoney: true });
    expect(readPlaced(null, undefined).needsNoMoney).toBe(true);
  });
});

describe("the polling intervals for a payment", () => {
  it("grow up to a minute", () => {
    const pauses = Array.from({ length: 20 }, (_, asked) => pauseAfter(asked));
    expect(pauses.slice(0, 4)).toEqual([2000, 2000, 3000, 4500]);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses.at(-1)).toBe(60_000);
  });
});
