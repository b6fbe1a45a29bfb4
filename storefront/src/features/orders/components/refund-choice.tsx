import type { Order } from "@haat/api-contract/order/schemas";
import { type RefundDestination, refundDestinations } from "@haat/api-contract/payment/words";
import { RadioRow } from "@haat/ui/radio";
import { Skeleton } from "@haat/ui/skeleton";
import { useId } from "react";
import type { useRefundChoice } from "../refund-rules";
import { orderTexts } from "../texts";

type Props = {
  order: Order;
  choice: ReturnType<typeof useRefundChoice>;
  value: RefundDestination;
  onChange: (destination: RefundDestination) => void;
};

/** Asks where the refund goes. The part paid by the wallet always goes back to the wallet. */
export function RefundChoice({ order, choice, value, onChange }: Props) {
  const name = useId();
  const source = order.paymentMethod === "cod" ? orderTexts.refundByHand : orderTexts.refundToSource;
  const words = { source, wallet: orderTexts.refundToWallet };
  return (
    <>
      {choice === "loading" && <Skeleton className="h-36" />}
      {choice === "asked" && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{orderTexts.refundWhere}</legend>
          {refundDestinations.map((destination) => (
            <RadioRow
              key={destination}
              name={name}
              value={destination}
              checked={value === destination}
              onChange={() => onChange(destination)}
            >
              <span className="min-w-0">
                <span className="font-semibold">{words[destination].label}</span>
                <span className="block text-sm text-muted">{words[destination].hint}</span>
              </span>
            </RadioRow>
          ))}
        </fieldset>
      )}
      {order.payment.fromWallet > 0 && <p className="text-sm text-muted">{orderTexts.refundOfWallet}</p>}
    </>
  );
}
