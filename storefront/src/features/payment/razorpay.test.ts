import { paidIn, reasonIn } from "./razorpay";

describe("Razorpay's checkout result", () => {
  it("is passed to the server unchanged if it is paid", () => {
    const answer = { razorpay_order_id: "order_1", razorpay_payment_id: "pay_1", razorpay_signature: "abc", more: 1 };
    const { more, ...fields } = answer;
    expect(paidIn(answer)).toEqual({ kind: "paid", confirm: { gateway: "razorpay", ...fields } });
  });

  it.each([
    [{ error: { description: "Your bank declined it." } }, "Your bank declined it."],
    [{ error: { description: "" } }, null],
    [{ error: {} }, null],
    [undefined, null],
  ])("has the gateway's own message if it failed: %j", (answer, words) => expect(reasonIn(answer)).toBe(words));
});
