import { PolicyPage } from "../features/policies/policy-page";

export const Component = () => (
  <PolicyPage
    title="Terms & Conditions"
    intro="What we promise each other when you shop at Haat."
    parts={[
      {
        title: "Who may buy",
        points: ["You are 18 or older, or have the consent of a parent or guardian."],
      },
      {
        title: "Prices and orders",
        points: [
          "Prices are in Indian rupees and include all taxes.",
          "The price that counts is the one you see when you place the order.",
          "If something turns out not to be available, we tell you and return what you paid for it.",
        ],
      },
      {
        title: "Disputes",
        points: ["Indian law applies. Disputes are settled by a court in New Delhi."],
      },
    ]}
  />
);
