import { isRecord } from "@haat/web/records";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { FormHeading, OtherPage } from "../features/auth/form-parts";
import { SocialButtons } from "../features/auth/social-buttons";
import { usePageTitle } from "../features/layout/page-title";
import { AppCodeForm } from "../features/login/app-code-form";
import { type Challenged, LoginForm } from "../features/login/login-form";
import { pagePaths, wantedPage } from "../lib/page-paths";
import { useSession } from "../lib/session";

export function Component() {
  usePageTitle("Seller Login");
  const token = useSession();
  const state: unknown = useLocation().state;
  const [challenged, setChallenged] = useState<Challenged | null>(null);
  const [typed, setTyped] = useState(isRecord(state) && typeof state.identifier === "string" ? state.identifier : "");
  // After a login, and if already logged in.
  if (token !== null) return <Navigate to={wantedPage(state)} replace />;
  if (challenged) {
    return (
      <>
        <FormHeading title="Enter the code" />
        <AppCodeForm
          challenge={challenged.challenge}
          rememberMe={challenged.rememberMe}
          onBack={() => {
            setTyped(challenged.identifier);
            setChallenged(null);
          }}
        />
      </>
    );
  }
  return (
    <>
      <FormHeading title="Seller Login">Log in with your email or mobile number.</FormHeading>
      <LoginForm identifier={typed} onChallenge={setChallenged} />
      <SocialButtons />
      <OtherPage question="New to Haat?" to={pagePaths.register}>
        Sign Up
      </OtherPage>
    </>
  );
}
