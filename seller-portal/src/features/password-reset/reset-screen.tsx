import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Alert } from "@haat/ui/alert";
import { buttonClass } from "@haat/ui/button";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { pagePaths } from "../../lib/page-paths";
import { FormHeading } from "../auth/form-heading";
import { resetLinkQuery } from "./api/reset.queries";
import { isDeadLink } from "./is-dead-link";
import { NewPasswordForm } from "./new-password-form";
import { resetTexts } from "./texts";

/** Where the link of the reset mail leads: looks whether it is still good, and then asks for the new password. */
export function ResetScreen() {
  const token = useSearchParams()[0].get("token") ?? "";
  const link = useQuery({ ...resetLinkQuery(token), enabled: token !== "" });
  const [died, setDied] = useState(false);
  if (token === "" || died || isDeadLink(link.error)) return <DeadLink />;
  if (link.data) return <NewPasswordForm token={token} onDeadLink={() => setDied(true)} />;
  if (link.error) {
    return <ErrorState title={resetTexts.checkFailed} onRetry={() => link.refetch()} />;
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Checking the link...</span>
      <Skeleton className="h-8 w-2/3" />
      {["password", "again", "button"].map((part) => (
        <Skeleton key={part} className="h-11 w-full" />
      ))}
    </div>
  );
}

const DeadLink = () => (
  <>
    <FormHeading title="Reset Password" />
    <Alert>{sellerLoginMessages.linkInvalid}</Alert>
    <Link to={pagePaths.forget} className={`${buttonClass({ size: "large", full: true })} mt-5`}>
      Ask for a New Link
    </Link>
  </>
);
