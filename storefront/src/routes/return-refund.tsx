import type { Policy } from "@haat/api-contract/settings/schemas";
import { PolicyPage, type PolicyPart, range } from "../features/policies/policy-page";

const returnsIntro = "How to return an item, and when you'll get your refund.";

export const returnsParts = (policy: Policy): PolicyPart[] => [
  {
    title: "Returns and replacements",
    points: [
      `You can return a product within ${policy.returnDays} days of delivery. If a product has a different return period, its page says so.`,
      "Items must be unused, in their original packaging and complete.",
      "Start in My Orders: open the delivered order, choose return or replace, and give a reason. An image helps.",
    ],
  },
  {
    title: "Refunds",
    points: [
      `You receive your refund within ${range(policy.refundDays)} business days after we accept your return.`,
      "Shipping charges are non-refundable.",
      "Refunds go to the original payment method. Cash payments are refunded to a bank account or UPI ID of your choice.",
    ],
  },
  {
    title: "Cancellations",
    points: [
      "You can cancel an order free of charge in My Orders until it is shipped.",
      "Cancelled orders are refunded in full.",
    ],
  },
];

export const Component = () => <PolicyPage title="Returns & Refunds" intro={returnsIntro} parts={returnsParts} />;
