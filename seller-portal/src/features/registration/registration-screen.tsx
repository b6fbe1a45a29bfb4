import { Link } from "react-router-dom";
import { pagePaths } from "../../lib/page-paths";
import { FormHeading } from "../auth/form-heading";
import { SocialButtons } from "../auth/social-buttons";
import { textLink } from "../auth/text-link";
import { RegistrationForm } from "./registration-form";

export const RegistrationScreen = () => (
  <>
    <FormHeading title="Become a Seller">
      You can log in at once, and sell as soon as an administrator has approved your account.
    </FormHeading>
    <RegistrationForm />
    <SocialButtons />
    <p className="mt-6 text-center text-muted">
      Already a seller?{" "}
      <Link to={pagePaths.login} className={textLink}>
        Log In
      </Link>
    </p>
  </>
);
