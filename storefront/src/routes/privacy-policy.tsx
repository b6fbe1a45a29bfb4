import { PolicyPage } from "../features/policies/policy-page";
import { privacyIntro, privacyParts } from "../features/policies/texts/privacy";

export const Component = () => <PolicyPage title="Privacy Policy" intro={privacyIntro} parts={privacyParts} />;
