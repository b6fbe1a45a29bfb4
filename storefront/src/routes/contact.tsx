import { SellerDetails } from "../features/policies/seller-details";
import { StaticPage } from "../features/policies/static-page";

export const Component = () => (
  <StaticPage
    title="Contact"
    intro="Something is missing, broken or unclear? Write or call; with your order's number it goes faster."
  >
    <SellerDetails />
  </StaticPage>
);
