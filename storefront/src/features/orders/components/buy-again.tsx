import type { Order } from "@haat/api-contract/order/schemas";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { toast } from "../../../lib/toast";
import { useBuyAgain } from "../api/buy-again.mutations";
import { orderTexts } from "../texts";

/** Adds the order's products to the cart again, and reports why a product is unavailable. */
export function BuyAgain({ order }: { order: Order }) {
  const buy = useBuyAgain();
  const start = () =>
    buy.mutate(order.products, {
      onSuccess: ({ added, missing }) => {
        if (added > 0) toast.success(orderTexts.boughtAgain);
        for (const { title, why } of missing) toast.warning(orderTexts.nothingToBuy(title, why));
      },
      onError: (error) => toast.error(errorMessage(error, orderTexts.buyAgainFailed)),
    });
  return (
    <Button variant="secondary" busy={buy.isPending} onClick={start}>
      {!buy.isPending && <RotateCcw aria-hidden className="size-4" />}
      {buy.isPending ? orderTexts.buyingAgain : orderTexts.buyAgain}
    </Button>
  );
}
