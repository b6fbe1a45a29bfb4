import type { LoginSession } from "@haat/api-contract/login/sessions";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { deviceWords, shortAddress } from "@haat/ui/device-words";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { Badge, Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../lib/toast";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { sessionsQuery, useEndSessions } from "./account.queries";

/** The account's sessions, each with a button to end it. */
export function SessionList() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const end = useEndSessions();
  const endNow = async (id: string | "others") => {
    try {
      toast.success((await end.mutateAsync(id)).message);
    } catch (failure) {
      toast.error(errorMessage(failure, staffLoginMessages.sessionEndFailed));
    }
    setAsking(false);
  };
  if (!sessions && error) {
    return (
      <ErrorState
        title={staffLoginMessages.sessionsFetchFailed}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!sessions) {
    return (
      <Loading className="gap-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
  }
  return (
    <>
      <ul aria-label="Your sessions" className="divide-ui-border-base -my-3 divide-y">
        {sessions.map((session) => (
          <Session
            key={session._id}
            session={session}
            disabled={end.isPending}
            onEnd={() => void endNow(session._id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-6">
          <Button type="button" variant="secondary" onClick={() => setAsking(true)}>
            Log out all other sessions
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out all other sessions?"
        text="Your account is logged out on all other devices immediately. You stay logged in here."
        confirmLabel="Log out"
        busy={end.isPending}
        onConfirm={() => void endNow("others")}
      />
    </>
  );
}

type SessionProps = { session: LoginSession; disabled: boolean; onEnd: () => void };

function Session({ session, disabled, onEnd }: SessionProps) {
  const { current, userAgent, address, createdAt, lastSeenAt } = session;
  const device = deviceWords(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium" title={userAgent}>
          {device}
          {current && (
            <Badge size="2xsmall" rounded="full" color="green">
              Current session
            </Badge>
          )}
        </p>
        <p className="text-ui-fg-subtle break-words">
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
        <Button
          type="button"
          variant="secondary"
          size="small"
          aria-label={`Log out ${device}`}
          disabled={disabled}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
