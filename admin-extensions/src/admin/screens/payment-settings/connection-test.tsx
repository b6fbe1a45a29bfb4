import type { GatewayName } from "@haat/api-contract/payment/words";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import { errorMessage } from "@haat/web/api-error";
import { CheckCircleSolid, ExclamationCircleSolid } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useCheckGateway } from "./payment-settings.queries";

/** Tests the gateway with the current keys, and shows its response. */
export function ConnectionTest({ gateway }: { gateway: GatewayName }) {
  const { mutate, data, error, isPending } = useCheckGateway(gateway);
  const isWell = data?.isWell ?? false;
  const said = data?.message ?? (error ? errorMessage(error, paymentSetupMessages.checkFailed) : null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button type="button" variant="secondary" isLoading={isPending} onClick={() => mutate()}>
        Test connection
      </Button>
      <p role="status" className="text-ui-fg-base flex min-w-0 items-start gap-1.5">
        {said && !isPending && (
          <>
            {isWell ? (
              <CheckCircleSolid aria-hidden className="text-ui-tag-green-icon mt-0.5 shrink-0" />
            ) : (
              <ExclamationCircleSolid aria-hidden className="text-ui-tag-red-icon mt-0.5 shrink-0" />
            )}
            {said}
          </>
        )}
      </p>
    </div>
  );
}
