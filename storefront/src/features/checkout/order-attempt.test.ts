import { nextAttempt } from "./order-attempt";

const counter = () => {
  let count = 0;
  return () => `key-${++count}`;
};

describe("the Idempotency-Key of an order", () => {
  it("stays the same when the same content is sent again", () => {
    const newKey = counter();
    const first = nextAttempt(null, { finalAmount: 899 }, newKey);
    expect(nextAttempt(first, { finalAmount: 899 }, newKey)).toEqual({ content: first.content, key: "key-1" });
  });

  it("is a new one as soon as anything in it changes", () => {
    const newKey = counter();
    const first = nextAttempt(null, { finalAmount: 899, shippingAddress: { city: "Pune" } }, newKey);
    const second = nextAttempt(first, { finalAmount: 899, shippingAddress: { city: "Thane" } }, newKey);
    expect([first.key, second.key]).toEqual(["key-1", "key-2"]);
  });

  it("is a new one after an order was placed", () => {
    const newKey = counter();
    nextAttempt(null, { finalAmount: 899 }, newKey);
    expect(nextAttempt(null, { finalAmount: 899 }, newKey).key).toBe("key-2");
  });
});
