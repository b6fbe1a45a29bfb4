import { DemoHint } from "@haat/ui/demo-hint";
import { isRecord } from "@haat/web/records";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { FormHeading, textLink } from "../features/auth/form-parts";
import { usePageTitle } from "../features/layout/page-title";
import { ForgetForm } from "../features/password-reset/forget-form";
import { pagePaths } from "../lib/page-paths";

export function Component() {
  usePageTitle("Forgot Password");
  const state: unknown = useLocation().state;
  const [sent, setSent] = useState<string>();
  return (
    <>
      <FormHeading title="Forgot Password">
        Enter your email or mobile number and we'll send you a link to reset your password.
      </FormHeading>
      <ForgetForm
        identifier={isRecord(state) && typeof state.identifier === "string" ? state.identifier : ""}
        onSent={setSent}
      />
      <div role="status">
        {sent && (
          <p className="mt-5 flex items-start gap-2 rounded-control bg-success-soft px-4 py-3 text-sm text-success">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {sent}
          </p>
        )}
      </div>
      {sent && (
        <DemoHint
          text="This is the demo shop: messages are not actually sent."
          linkLabel="Read your message in the outbox"
        />
      )}
      <p className="mt-6 text-center">
        <Link to={pagePaths.login} className={textLink}>
          Back to login
        </Link>
      </p>
    </>
  );
}
