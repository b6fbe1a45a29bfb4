import type { Policy } from "@haat/api-contract/settings/schemas";
import { faqs } from "../../routes/faqs";
import { returnsParts } from "../../routes/return-refund";
import { shippingParts } from "../../routes/shipping-policy";
import { termsParts } from "../../routes/terms";
import { range } from "./policy-page";

const policy: Policy = {
  processingDays: { from: 1, to: 2 },
  standardDeliveryDays: { from: 5, to: 7 },
  expressDeliveryDays: { from: 2, to: 4 },
  internationalDeliveryDays: { from: 7, to: 15 },
  freeShippingAbove: 999,
  returnDays: 7,
  refundDays: { from: 7, to: 10 },
  buyerAge: 18,
  courtCity: "New Delhi",
};

const said = [...shippingParts(policy), ...returnsParts(policy), ...termsParts(policy)].flatMap(({ points }) => points);

it.each([
  "Orders are processed in 1-2 business days.",
  "Standard delivery takes 5-7 business days.",
  "Express delivery takes 2-4 business days.",
  "International delivery takes 7-15 business days.",
  "Free shipping may apply to orders above ₹999. Each product page shows its delivery charge.",
  "Returns are accepted within 7 days of delivery, for products that can be returned.",
  "You receive your refund within 7-10 business days after we accept your return.",
  "Shipping charges are non-refundable.",
  "You must be 18 or older, or have the consent of a parent or guardian.",
  "Indian law applies. Disputes are settled by a court in New Delhi.",
])("the policies contain: %s", (sentence) => expect(said).toContain(sentence));

it("the policies use the merchant's own figures", () => {
  const other = { ...policy, returnDays: 10, freeShippingAbove: 1499.5, courtCity: "Pune" };
  const text = JSON.stringify([shippingParts(other), returnsParts(other), termsParts(other), faqs(other)]);
  expect(text).toContain("within 10 days");
  expect(text).toContain("₹1,499.50");
  expect(text).toContain("a court in Pune");
  expect(text).not.toContain("within 7 days");
});

it("shows a range with two equal ends as one number", () => {
  expect(range({ from: 3, to: 3 })).toBe("3");
});
