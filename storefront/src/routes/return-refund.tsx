import { PolicyPage } from "../features/policies/policy-page";

export const Component = () => (
  <PolicyPage
    title="Returns & Refunds"
    intro="How to send something back, and when your money returns to you."
    parts={[
      {
        title: "Returns",
        points: [
          "You may return a product within 7 days of its delivery. Each product's page says whether it can be returned.",
          "Please send it back unused, in its packaging, with everything that came with it.",
          "Start under My Orders: choose the delivered order, then return or replace, and tell us why. A picture helps.",
        ],
      },
      {
        title: "Refunds",
        points: [
          "Refunds reach you within 7-10 business days after the return has been accepted.",
          "Shipping charges are not refundable.",
          "An order that you cancel before it is shipped is refunded in full.",
        ],
      },
    ]}
  />
);
