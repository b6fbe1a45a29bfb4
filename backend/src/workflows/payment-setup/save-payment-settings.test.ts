import { openPayments } from "./payment-settings.fixture";
import { auditFields } from "./save-payment-settings";

it("audits each switch, name and rule separately, and the order of the methods", () => {
  const methods = openPayments.methods.map((one) => ({ ...one, isOn: one.method !== "stripe" }));
  expect(auditFields({ ...openPayments, methods })).toMatchObject({
    order: ["cod", "razorpay", "stripe", "wallet"],
    "cod.isOn": true,
    "stripe.isOn": false,
    "stripe.label": "Pay by stripe",
    "cash.min": 0,
    "cash.unservedPincodes": [],
    expiryMinutes: 30,
  });
});
