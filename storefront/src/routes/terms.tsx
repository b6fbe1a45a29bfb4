import type { Policy } from "@haat/api-contract/settings/schemas";
import { PolicyPage, type PolicyPart } from "../features/policies/policy-page";
import { SellerDetails } from "../features/policies/seller-details";

const termsIntro = "The terms that apply when you shop at Haat.";

export const termsParts = (policy: Policy): PolicyPart[] => [
  {
    title: "Who can buy",
    points: [`You must be ${policy.buyerAge} or older, or have the consent of a parent or guardian.`],
  },
  {
    title: "Prices and orders",
    points: [
      "Prices are in Indian rupees and include all taxes.",
      "The price that applies is the one shown when you place your order.",
      "You receive a tax invoice in My Orders when your order is shipped.",
      "If an item becomes unavailable, we'll notify you and refund what you paid for it.",
    ],
  },
  {
    title: "Your account",
    points: [
      "You log in with a one-time code. Never share it with anyone; we will never ask for it.",
      "You can download your data and delete your account at any time.",
    ],
  },
  {
    title: "Reviews",
    points: [
      "Only customers who have received a product can review it.",
      "Please write about the product. We remove reviews that are unlawful or abusive.",
    ],
  },
  {
    title: "Disputes",
    points: [
      "Please contact our grievance officer first. Most issues can be resolved this way.",
      `Indian law applies. Disputes are settled by a court in ${policy.courtCity}.`,
    ],
  },
];

export const Component = () => (
  <PolicyPage title="Terms & Conditions" intro={termsIntro} parts={termsParts}>
    <SellerDetails />
  </PolicyPage>
);
