import { SellerDetails } from "../features/policies/seller-details";
import { StaticPage } from "../features/policies/static-page";

const paragraphs = [
  "A haat is a weekly village market: stalls side by side, open prices and time to browse. We bring the best of it online and deliver it to your door.",
  "Our prices include all taxes, and you see the delivery charge before you pay. Every product page shows the return policy and the expected delivery date. Reviews come from customers who have received the product.",
  "There is no password to forget. Pay online or, where available, in cash on delivery.",
];

export const Component = () => (
  <StaticPage title="About" intro="Haat is an open-air market, online.">
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-5">
        {paragraph}
      </p>
    ))}
    <SellerDetails />
  </StaticPage>
);
