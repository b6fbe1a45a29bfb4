import { payLabel } from "./texts";

describe("the order button's label", () => {
  it.each([
    ["cod", "Place Order"],
    [null, "Place Order"],
    ["razorpay", "Pay ₹699"],
    ["stripe", "Pay ₹699"],
    ["wallet", "Pay ₹899 from my wallet"],
  ] as const)("for %s is: %s", (method, label) => expect(payLabel(method, "₹699", "₹899")).toBe(label));
});
