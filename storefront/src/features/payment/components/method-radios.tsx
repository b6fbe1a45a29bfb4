import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { OfferedMethod } from "@haat/api-contract/payment/schemas";
import { orderRupees } from "@haat/ui/format";
import { RadioRow } from "@haat/ui/radio";
import { Skeleton } from "@haat/ui/skeleton";
import Info from "lucide-react/icons/info";
import { useId } from "react";
import { paymentTexts } from "../texts";

type Props = {
  methods: readonly OfferedMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  /** Id of the group's heading. */
  labelledBy: string;
};

/**
 * The payment methods, in the merchant's order and words. The reason why one is unavailable is shown in full contrast.
 */
export function MethodRadios({ methods, value, onChange, labelledBy }: Props) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="flex flex-col gap-3">
      {methods.map(({ method, label, fee, problem }) => (
        <div key={method}>
          <RadioRow
            name={`paymentMethod${id}`}
            value={method}
            checked={value === method}
            disabled={problem !== null}
            onChange={() => onChange(method)}
            aria-labelledby={`${id}-${method}`}
            aria-describedby={[
              `${id}-${method}-label`,
              ...(fee > 0 ? [`${id}-${method}-fee`] : []),
              ...(problem !== null ? [`${id}-${method}-problem`] : []),
            ].join(" ")}
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0">
                <span id={`${id}-${method}`} className="font-semibold">
                  {method.toUpperCase()}
                </span>
                <span id={`${id}-${method}-label`} className="block break-words text-sm text-muted">
                  {label}
                </span>
              </span>
              {fee > 0 && (
                <span id={`${id}-${method}-fee`} className="text-sm tabular-nums">
                  {paymentTexts.fee(orderRupees(fee))}
                </span>
              )}
            </span>
          </RadioRow>
          {problem !== null && (
            <p id={`${id}-${method}-problem`} className="mt-1.5 flex items-start gap-1.5 px-1 text-sm">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              <span className="min-w-0 break-words">{problem}</span>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** Placeholder while the payment methods load. */
export const MethodsSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{paymentTexts.methodsLoading}</span>
    <Skeleton className="h-[3.75rem]" />
    <Skeleton className="h-[3.75rem]" />
    <Skeleton className="h-[3.75rem]" />
  </div>
);
