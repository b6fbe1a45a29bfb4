import { PolicyPage } from "../features/policies/policy-page";
import { SellerDetails } from "../features/policies/seller-details";
import { termsIntro, termsParts } from "../features/policies/texts/terms";

export const Component = () => (
  <PolicyPage title="Terms & Conditions" intro={termsIntro} parts={termsParts}>
    <SellerDetails />
  </PolicyPage>
);
