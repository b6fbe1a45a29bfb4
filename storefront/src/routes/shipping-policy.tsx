import { PolicyPage } from "../features/policies/policy-page";
import { shippingIntro, shippingParts } from "../features/policies/texts/shipping";

export const Component = () => <PolicyPage title="Shipping & Returns" intro={shippingIntro} parts={shippingParts} />;
