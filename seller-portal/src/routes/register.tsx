import { FormHeading, OtherPage } from "../features/auth/form-parts";
import { SocialButtons } from "../features/auth/social-buttons";
import { usePageTitle } from "../features/layout/page-title";
import { RegistrationForm } from "../features/registration/registration-form";
import { pagePaths } from "../lib/page-paths";

export function Component() {
  usePageTitle("Become a Seller");
  return (
    <>
      <FormHeading title="Become a Seller">
        You can log in right away and sell as soon as your account is approved.
      </FormHeading>
      <RegistrationForm />
      <SocialButtons />
      <OtherPage question="Already a seller?" to={pagePaths.login}>
        Log in
      </OtherPage>
    </>
  );
}
