import { SellerDetails } from "../features/policies/seller-details";
import { StaticPage } from "../features/policies/static-page";

const paragraphs = [
  "A haat is the market that comes to the village square once a week: everybody's stalls side by side, prices said aloud, and time to look. We try to keep what is good about it, and leave out the walk home with full bags.",
  "So prices here include all taxes, and delivery is told before you pay. A product's page says whether it can be returned, until when, and on which day it can be with you. Reviews come from people who have received what they write about.",
  "There is no password to forget. You choose how to pay: now, or, where it is offered, in cash when your order is at your door.",
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
