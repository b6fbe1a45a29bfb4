import type { Policy } from "@haat/api-contract/settings/schemas";
import { PolicyPage, type PolicyPart } from "../features/policies/policy-page";
import { SellerDetails } from "../features/policies/seller-details";

const termsIntro = "What we promise each other when you shop at Haat.";

export const termsParts = (policy: Policy): PolicyPart[] => [
  {
    title: "Who may buy",
    points: [`You are ${policy.buyerAge} or older, or have the consent of a parent or guardian.`],
  },
  {
    title: "Prices and orders",
    points: [
      "Prices are in Indian rupees and include all taxes.",
      "The price that counts is the one you see when you place the order.",
      "You get a tax invoice when your order is shipped; it is under My Orders.",
      "If something turns out not to be available, we tell you and return what you paid for it.",
    ],
  },
  {
    title: "Your account",
    points: [
      "You log in with a one-time code. Please give it to nobody; we never ask for it.",
      "You can download your data and delete your account at any time.",
    ],
  },
  {
    title: "Reviews",
    points: [
      "Only who has received a product can review it.",
      "Please write about the product. We take down what is unlawful or insults others.",
    ],
  },
  {
    title: "Disputes",
    points: [
      "Please write to our grievance officer first. Most things are settled that way.",
      `Indian law applies. Disputes are settled by a court in ${policy.courtCity}.`,
    ],
  },
];

export const Component = () => (
  <PolicyPage title="Terms & Conditions" intro={termsIntro} parts={termsParts}>
    <SellerDetails />
  </PolicyPage>
);
