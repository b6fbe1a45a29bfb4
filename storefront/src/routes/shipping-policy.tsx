import type { Policy } from "@haat/api-contract/settings/schemas";
import { amount, PolicyPage, type PolicyPart, range } from "../features/policies/policy-page";

const shippingIntro = "When we ship your order, when it arrives and what delivery costs.";

export const shippingParts = (policy: Policy): PolicyPart[] => [
  {
    title: "Delivery times",
    points: [
      `Orders are processed in ${range(policy.processingDays)} business days.`,
      `Standard delivery takes ${range(policy.standardDeliveryDays)} business days.`,
      `Express delivery takes ${range(policy.expressDeliveryDays)} business days.`,
      `International delivery takes ${range(policy.internationalDeliveryDays)} business days.`,
      "Business days are Monday to Friday, without national holidays. Product pages show the expected delivery date for your pincode.",
    ],
  },
  {
    title: "Delivery charges",
    points: [
      `Free shipping may apply to orders above ${amount(policy.freeShippingAbove)}. Each product page shows its delivery charge.`,
      "The delivery charge is shown in your cart and before you place your order. There are no hidden charges.",
    ],
  },
  {
    title: "Tracking your order",
    points: [
      "We notify you when your order is placed, shipped and delivered. You can follow every step in My Orders.",
      "You can cancel an order until it is shipped.",
    ],
  },
  {
    title: "Returns",
    points: [
      `Returns are accepted within ${policy.returnDays} days of delivery, for products that can be returned.`,
      "Request a return in My Orders, on the delivered order.",
    ],
  },
];

export const Component = () => <PolicyPage title="Shipping & Returns" intro={shippingIntro} parts={shippingParts} />;
