import { messageSetupMessages } from "@haat/api-contract/message-setup/messages";
import { errorMessage } from "@haat/web/api-error";
import { CheckCircleSolid, ExclamationCircleSolid } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { TestAnswer } from "./message-settings.queries";

type Sent = { data: TestAnswer | undefined; error: Error | null; isPending: boolean };

/** The last row of a test's form: its button, and what became of the message. */
export const SendTest = ({ label, sent }: { label: string; sent: Sent }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:col-span-2">
    <Button type="submit" variant="secondary" isLoading={sent.isPending}>
      {label}
    </Button>
    <Result {...sent} />
  </div>
);

/** In words. */
function Result({ data, error, isPending }: Sent) {
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
