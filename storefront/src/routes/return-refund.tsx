import { PolicyPage } from "../features/policies/policy-page";
import { returnsIntro, returnsParts } from "../features/policies/texts/returns";

export const Component = () => <PolicyPage title="Returns & Refunds" intro={returnsIntro} parts={returnsParts} />;
