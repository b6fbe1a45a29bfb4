import type { Order } from "@haat/api-contract/order/schemas";
import { useQuery } from "@tanstack/react-query";
import Truck from "lucide-react/icons/truck";
import { settingsQuery } from "../../policies/api/settings.queries";
import { expectedText, moneyText } from "../order-standing";

type Props = { order: Order; now: Date };

/** How an open order is paid, and when it is expected. Renders nothing if neither is known. */
export function OrderStanding({ order, now }: Props) {
  const { data: settings } = useQuery(settingsQuery);
  const money = moneyText(order);
  const expected = settings ? expectedText(order, settings.policy, now) : null;
  if (!money && !expected) return null;
  return (
    <div className="flex flex-col gap-1 text-sm">
      {money && <p className="font-semibold tabular-nums">{money}</p>}
      {expected && (
        <p className="flex items-center gap-2 text-success">
          <Truck aria-hidden className="size-4 shrink-0" />
          {expected}
        </p>
      )}
    </div>
  );
}
