import type { Order } from "@haat/api-contract/order/schemas";
import { classNames } from "@haat/ui/class-names";
import { longBritishDate } from "@haat/ui/format";
import Check from "lucide-react/icons/check";
import { progressSteps, stepsReached } from "../order-standing";
import { statusNames } from "../texts";

/**
 * Processing, Shipped, Delivered, filled up to the order's status. Any other status is shown as text; a cancelled or
 * returned order has no steps.
 */
export function OrderTracker({ order }: { order: Order }) {
  const reached = stepsReached(order.orderStatus);
  const isOver = order.orderStatus === "cancelled" || order.orderStatus === "returned";
  return (
    <div>
      {reached === null && (
        <p className={classNames("text-sm font-semibold", !isOver && "mb-4")}>Status: {order.orderStatus}</p>
      )}
      {!isOver && (
        <ol aria-label="Progress of the order" className="flex">
          {progressSteps.map((step, index) => {
            const done = reached !== null && index < reached;
            return (
              <li
                key={step}
                aria-current={reached === index + 1 ? "step" : undefined}
                className="relative flex flex-1 flex-col items-center gap-2 text-center"
              >
                {index > 0 && (
                  <span
                    aria-hidden
                    className={classNames(
                      "absolute right-[calc(50%+0.875rem)] top-[0.8125rem] h-0.5 w-[calc(100%-1.75rem)]",
                      done ? "bg-success" : "bg-line",
                    )}
                  />
                )}
                <span
                  aria-hidden
                  className={classNames(
                    "flex size-7 items-center justify-center rounded-full border-2",
                    done ? "border-success bg-success text-surface" : "border-line bg-surface",
                  )}
                >
                  {done && <Check className="size-4" />}
                </span>
                <span className={classNames("text-sm", done ? "font-semibold" : "text-muted")}>
                  {statusNames[step]}
                  <span className="sr-only">{done ? ": done" : ": not yet"}</span>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {order.orderStatus === "delivered" && (
        <p className="mt-4 text-sm font-semibold text-success">Delivered on {longBritishDate(order.updatedAt)}</p>
      )}
    </div>
  );
}
