import { messageSetupMessages } from "@haat/api-contract/message-setup/messages";
import { errorMessage } from "@haat/web/api-error";
import { CheckCircleSolid, ExclamationCircleSolid } from "@medusajs/icons";
import type { TestAnswer } from "./message-settings.queries";

type Props = { sent: { data: TestAnswer | undefined; error: Error | null; isPending: boolean } };

/** What became of a test message, in words. */
export function TestResult({ sent: { data, error, isPending } }: Props) {
  const said = data?.message ?? (error ? errorMessage(error, messageSetupMessages.sendFailed) : null);
  const isWell = data?.outcome === "accepted" || data?.outcome === "stored";
  return (
    <p role="status" className="text-ui-fg-base flex min-w-0 items-start gap-1.5">
      {said && !isPending && (
        <>
          {isWell ? (
            <CheckCircleSolid aria-hidden className="text-ui-tag-green-icon mt-0.5 shrink-0" />
          ) : (
            <ExclamationCircleSolid aria-hidden className="text-ui-tag-red-icon mt-0.5 shrink-0" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">{said}</span>
        </>
      )}
    </p>
  );
}
