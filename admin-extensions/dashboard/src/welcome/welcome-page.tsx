import { staffMessages } from "@haat/api-contract/staff/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { FormAlert } from "@haat/product-form/labelled-field";
import { hasStatus } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { api } from "../../../src/admin/screens/lib/api";
import { screenQuery } from "../../../src/admin/screens/lib/queries";
import { ErrorState, Loading, Skeleton } from "../../../src/admin/screens/shared/states";
import { Doorway } from "../login/doorway";
import { FirstPasswordForm } from "./first-password-form";

/** Target of an invitation's link: a new member of staff sets the first password, then logs in. */
export function WelcomePage() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  useEffect(() => {
    document.title = "Set your password | Haat";
  }, []);
  return (
    <Doorway>
      <Invitation token={token} />
    </Doorway>
  );
}

function Invitation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...screenQuery,
    queryKey: ["haat", "invitation", token],
    queryFn: () => api.call("getInvitation", { query: { token } }),
    enabled: token !== "",
    // A used link is dead; while it is being used it is not checked again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <FirstPasswordForm token={token} email={data.email} name={data.name} />;
  if (token === "" || hasStatus(error, 400)) return <DeadLink />;
  if (error) {
    return (
      <ErrorState title={staffMessages.invitationCheckFailed} error={error} onRetry={refetch} retrying={isFetching} />
    );
  }
  return (
    <Loading className="gap-5">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </Loading>
  );
}

const DeadLink = () => (
  <div className="flex flex-col gap-5">
    <h1 className="text-[28px] font-semibold leading-tight">Set your password</h1>
    <FormAlert>{staffLoginMessages.linkInvalid}</FormAlert>
    <Button variant="secondary" size="xlarge" asChild>
      <Link to="/adminlogin">Go to login</Link>
    </Button>
  </div>
);
