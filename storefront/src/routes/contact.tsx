import { SellerDetails } from "../features/policies/seller-details";
import { StaticPage } from "../features/policies/static-page";

export const Component = () => (
  <StaticPage
    title="Contact"
    intro="Need help with an order or a product? Email or call us, and please have your order number ready."
  >
    <SellerDetails />
  </StaticPage>
);
