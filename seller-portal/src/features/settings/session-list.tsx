import type { LoginSession } from "@haat/api-contract/login/sessions";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { Badge } from "@haat/ui/badge";
import { Button } from "@haat/ui/button";
import { deviceWords, shortAddress } from "@haat/ui/device-words";
import { ErrorState } from "@haat/ui/error-state";
import { instantText } from "@haat/ui/instants";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { sessionsQuery, useEndSessions } from "./api/settings.queries";

/** The seller's sessions, each with a button to end it. */
export function SessionList() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const end = useEndSessions();
  const endOne = (id: string) =>
    end.mutate(id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (failure) => toast.error(errorMessage(failure, staffLoginMessages.sessionEndFailed)),
    });
  if (!sessions && error) {
    return (
      <ErrorState title={staffLoginMessages.sessionsFetchFailed} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!sessions) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  return (
    <>
      <ul aria-label="Your sessions" className="-my-3 divide-y divide-line">
        {sessions.map((session) => (
          <Session key={session._id} session={session} disabled={end.isPending} onEnd={() => endOne(session._id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-6" onClick={() => setAsking(true)}>
          Log out all other sessions
        </Button>
      )}
      {asking && (
        <ActionDialog
          title="Log out all other sessions?"
          text="Your account is logged out on all other devices immediately. You stay logged in here."
          confirmLabel="Log out"
          onAct={async () => {
            toast.success((await end.mutateAsync("others")).message);
          }}
          failureText={(failure) => errorMessage(failure, staffLoginMessages.sessionEndFailed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type SessionProps = { session: LoginSession; disabled: boolean; onEnd: () => void };

function Session({ session, disabled, onEnd }: SessionProps) {
  const { current, userAgent, address, createdAt, lastSeenAt } = session;
  const device = deviceWords(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold" title={userAgent}>
          {device}
          {current && <Badge tone="success">Current session</Badge>}
        </p>
        <p className="break-words text-muted">
          {[
            shortAddress(address),
            `logged in on ${instantText(createdAt)}`,
            `last active on ${instantText(lastSeenAt)}`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="small" aria-label={`Log out ${device}`} disabled={disabled} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  );
}
