import { firstPaymentSettings } from "../../modules/payment-setup/first-settings";
import { auditFields } from "./audit-fields";

it("shows the audit log each switch, name and rule by itself, and the order of the methods", () => {
  expect(auditFields(firstPaymentSettings("production"))).toMatchObject({
    order: ["cod", "razorpay", "stripe", "wallet"],
    "cod.isOn": true,
    "stripe.isOn": false,
    "stripe.label": "Credit and debit cards",
    "cash.least": 0,
    "cash.unservedPincodes": [],
    expiryMinutes: 30,
  });
});
