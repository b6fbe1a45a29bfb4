import { PolicyPage } from "../features/policies/policy-page";

export const Component = () => (
  <PolicyPage
    title="Shipping & Returns"
    intro="When your order leaves us, when it reaches you and what its delivery costs."
    parts={[
      {
        title: "Delivery times",
        points: [
          "Orders are processed in 1-2 business days.",
          "Standard delivery takes 5-7 business days.",
          "Express delivery takes 2-4 business days.",
          "International delivery takes 7-15 business days.",
        ],
      },
      {
        title: "Delivery charges",
        points: [
          "Free shipping may apply to orders above ₹999. Each product's page says what its delivery costs.",
          "The charge is shown in the cart and before you place the order. Nothing is added later.",
        ],
      },
      {
        title: "Returns",
        points: [
          "Returns are accepted within 7 days of delivery, for products that can be returned.",
          "You ask for a return under My Orders, on the delivered order.",
        ],
      },
    ]}
  />
);
