import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import type { AuthenticatorAct } from "@haat/product-form/authenticator/authenticator-calls";
import { AuthenticatorDialog } from "@haat/product-form/authenticator/authenticator-dialog";
import { StatusDot } from "@haat/product-form/status-dot";
import { Button } from "@medusajs/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../lib/toast";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { authenticatorCalls, authenticatorQuery, sessionsQuery } from "./account.queries";

/** Whether the account's authenticator app is on, and what its owner can do with it. */
export function AuthenticatorPart() {
  const { data: status, error, isFetching, refetch } = useQuery(authenticatorQuery);
  const client = useQueryClient();
  const [act, setAct] = useState<AuthenticatorAct | null>(null);
  if (!status && error) {
    return (
      <ErrorState title={authenticatorMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!status) {
    return (
      <Loading>
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
  }
  const { isOn, recoveryCodesLeft } = status;
  return (
    <div className="flex min-w-0 flex-col gap-4 sm:col-span-2">
      <p>
        <StatusDot tone={isOn ? "good" : "neutral"}>{isOn ? "On" : "Off"}</StatusDot>
      </p>
      {isOn && <p className="text-ui-fg-subtle">Recovery codes left: {recoveryCodesLeft}</p>}
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button type="button" variant="secondary" onClick={() => setAct("recovery-codes")}>
              Make new recovery codes
            </Button>
            <Button type="button" variant="danger" onClick={() => setAct("turn-off")}>
              Turn off
            </Button>
          </>
        ) : (
          <Button type="button" onClick={() => setAct("set-up")}>
            Set up authenticator app
          </Button>
        )}
      </div>
      {act && (
        <AuthenticatorDialog
          act={act}
          calls={authenticatorCalls}
          onDone={(message) => {
            toast.success(message);
            void client.invalidateQueries({ queryKey: authenticatorQuery.queryKey });
            void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
          }}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}
