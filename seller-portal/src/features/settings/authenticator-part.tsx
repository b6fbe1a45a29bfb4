import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import type { AuthenticatorAct } from "@haat/product-form/authenticator/authenticator-calls";
import { AuthenticatorDialog } from "@haat/product-form/authenticator/authenticator-dialog";
import { Badge } from "@haat/ui/badge";
import { Button } from "@haat/ui/button";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { authenticatorCalls, authenticatorQuery, sessionsQuery } from "./api/settings.queries";

/** Whether the seller's authenticator app is on, and what the seller can do with it. */
export function AuthenticatorPart() {
  const { data: status, error, isFetching, refetch } = useQuery(authenticatorQuery);
  const client = useQueryClient();
  const [act, setAct] = useState<AuthenticatorAct | null>(null);
  if (!status && error) {
    return (
      <ErrorState title={authenticatorMessages.fetchFailed} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!status) {
    return (
      <div role="status">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-12" />
      </div>
    );
  }
  const { isOn, recoveryCodesLeft } = status;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
        {isOn && <span className="text-muted">Recovery codes left: {recoveryCodesLeft}</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" className="max-sm:w-full" onClick={() => setAct("recovery-codes")}>
              Make new recovery codes
            </Button>
            <Button variant="danger" className="max-sm:w-full" onClick={() => setAct("turn-off")}>
              Turn off
            </Button>
          </>
        ) : (
          <Button className="max-sm:w-full" onClick={() => setAct("set-up")}>
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
    </>
  );
}
