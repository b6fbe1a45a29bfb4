import type { Policy } from "@haat/api-contract/settings/schemas";
import { amount, PolicyPage, type PolicyPart, range } from "../features/policies/policy-page";

const shippingIntro = "When your order leaves us, when it reaches you and what its delivery costs.";

export const shippingParts = (policy: Policy): PolicyPart[] => [
  {
    title: "Delivery times",
    points: [
      `Orders are processed in ${range(policy.processingDays)} business days.`,
      `Standard delivery takes ${range(policy.standardDeliveryDays)} business days.`,
      `Express delivery takes ${range(policy.expressDeliveryDays)} business days.`,
      `International delivery takes ${range(policy.internationalDeliveryDays)} business days.`,
      "Business days are Monday to Friday, without national holidays. A product's page tells the expected day for your PIN code.",
    ],
  },
  {
    title: "Delivery charges",
    points: [
      `Free shipping may apply to orders above ${amount(policy.freeShippingAbove)}. Each product's page says what its delivery costs.`,
      "The charge is shown in the cart and before you place the order. Nothing is added later.",
    ],
  },
  {
    title: "On its way",
    points: [
      "We write to you when your order is placed, shipped and delivered. Every step is under My Orders.",
      "You can cancel an order until it is shipped.",
    ],
  },
  {
    title: "Returns",
    points: [
      `Returns are accepted within ${policy.returnDays} days of delivery, for products that can be returned.`,
      "You ask for a return under My Orders, on the delivered order.",
    ],
  },
];

export const Component = () => <PolicyPage title="Shipping & Returns" intro={shippingIntro} parts={shippingParts} />;
