import { pauseAfter, readPlaced, toPlaced } from "./placed-state";

describe("the way to the page after ordering", () => {
  it("carries the order's id in the address and in the state, and whether a gateway calls it paid", () => {
    const [path, { state }] = toPlaced("order_1", true);
    expect(path).toBe("/order-success/order_1");
    expect(readPlaced(state, "order_1")).toEqual({ orderId: "order_1", isTold: true, needsNoMoney: false });
    expect(readPlaced(toPlaced("order_1", false)[1].state, "order_1")).toMatchObject({ isTold: false });
  });

  it("finds the id in the address where the page was opened by it", () => {
    expect(readPlaced(null, "order_2")).toEqual({ orderId: "order_2", isTold: false, needsNoMoney: false });
    expect(readPlaced({ orderId: 7 }, undefined)).toMatchObject({ orderId: undefined, isTold: false });
  });
});

describe("the page after ordering without an id in its address", () => {
  it("is of an order that nothing has to be paid for online, with its id or without", () => {
    expect(readPlaced({ orderId: "order_1" }, undefined)).toMatchObject({ orderId: "order_1", needsNoMoney: true });
    expect(readPlaced(null, undefined).needsNoMoney).toBe(true);
  });
});

describe("the pauses between two questions for a payment", () => {
  it("grow up to a minute", () => {
    const pauses = Array.from({ length: 20 }, (_, asked) => pauseAfter(asked));
    expect(pauses.slice(0, 4)).toEqual([2000, 2000, 3000, 4500]);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses.at(-1)).toBe(60_000);
  });
});
