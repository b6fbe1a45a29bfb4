import type { Policy } from "@haat/api-contract/settings/schemas";
import { PolicyPage, type PolicyPart, range } from "../features/policies/policy-page";

const returnsIntro = "How to send something back, and when your money returns to you.";

export const returnsParts = (policy: Policy): PolicyPart[] => [
  {
    title: "Returns and replacements",
    points: [
      `You may return a product within ${policy.returnDays} days of its delivery. Where a product has another rule, its page says so.`,
      "Please send it back unused, in its packaging, with everything that came with it.",
      "Start under My Orders: choose the delivered order, then return or replace, and tell us why. A picture helps.",
    ],
  },
  {
    title: "Refunds",
    points: [
      `Refunds reach you within ${range(policy.refundDays)} business days after the return has been accepted.`,
      "Shipping charges are non-refundable.",
      "The money goes back the way it came. What was paid in cash goes to an account that you name.",
    ],
  },
  {
    title: "Cancellations",
    points: [
      "You can cancel an order under My Orders until it is shipped. It costs nothing.",
      "What you have paid for a cancelled order is refunded in full.",
    ],
  },
];

export const Component = () => <PolicyPage title="Returns & Refunds" intro={returnsIntro} parts={returnsParts} />;
