import { isRecord } from "@haat/web/records";
import { Navigate, useLocation } from "react-router-dom";
import { FormHeading, OtherPage } from "../features/auth/form-parts";
import { SocialButtons } from "../features/auth/social-buttons";
import { usePageTitle } from "../features/layout/page-title";
import { LoginForm } from "../features/login/login-form";
import { pagePaths, wantedPage } from "../lib/page-paths";
import { useSession } from "../lib/session";

export function Component() {
  usePageTitle("Seller Login");
  const token = useSession();
  const state: unknown = useLocation().state;
  // After a login, and if already logged in.
  if (token !== null) return <Navigate to={wantedPage(state)} replace />;
  return (
    <>
      <FormHeading title="Seller Login">Log in with your email or mobile number.</FormHeading>
      <LoginForm identifier={isRecord(state) && typeof state.identifier === "string" ? state.identifier : ""} />
      <SocialButtons />
      <OtherPage question="New to Haat?" to={pagePaths.register}>
        Sign Up
      </OtherPage>
    </>
  );
}
