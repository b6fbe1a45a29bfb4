import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { useAccountNumber } from "./sellers.queries";

/** A masked account number; accounts that may edit sellers can reveal it, which the audit log records. */
export function AccountNumber({ sellerId, masked }: { sellerId: string; masked: string }) {
  const { can } = usePermissions();
  const show = useAccountNumber();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="tabular-nums">{show.data?.number ?? masked}</span>
      {can("edit_seller") && !show.data && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          isLoading={show.isPending}
          onClick={() =>
            show.mutate(sellerId, {
              onError: (error) => toast.error(errorMessage(error, sellerBusinessMessages.numberFailed)),
            })
          }
        >
          Show in full
        </Button>
      )}
    </span>
  );
}
