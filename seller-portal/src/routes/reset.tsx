import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Alert } from "@haat/ui/alert";
import { buttonClass } from "@haat/ui/button";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { FormHeading } from "../features/auth/form-parts";
import { usePageTitle } from "../features/layout/page-title";
import { isDeadLink, resetLinkQuery } from "../features/password-reset/api/reset.queries";
import { NewPasswordForm } from "../features/password-reset/new-password-form";
import { pagePaths } from "../lib/page-paths";

/** Target of the reset mail's link: checks whether it is still valid, then asks for the new password. */
export function Component() {
  usePageTitle("Reset password");
  const token = useSearchParams()[0].get("token") ?? "";
  const link = useQuery({ ...resetLinkQuery(token), enabled: token !== "" });
  const [died, setDied] = useState(false);
  if (token === "" || died || isDeadLink(link.error)) return <DeadLink />;
  if (link.data) return <NewPasswordForm token={token} onDeadLink={() => setDied(true)} />;
  if (link.error) {
    return <ErrorState title="The reset link could not be checked." onRetry={() => link.refetch()} />;
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Checking link...</span>
      <Skeleton className="h-8 w-2/3" />
      {["password", "again", "button"].map((part) => (
        <Skeleton key={part} className="h-11 w-full" />
      ))}
    </div>
  );
}

const DeadLink = () => (
  <>
    <FormHeading title="Reset password" />
    <Alert>{sellerLoginMessages.linkInvalid}</Alert>
    <Link to={pagePaths.forget} className={`${buttonClass({ size: "large", full: true })} mt-5`}>
      Request a new link
    </Link>
  </>
);
