import type { Order } from "@haat/api-contract/order/schemas";
import { classNames } from "@haat/ui/class-names";
import { Dialog } from "@haat/ui/dialog";
import { dateAndTime } from "../date-and-time";
import { statusNames } from "../texts";

type Props = { order: Order; onClose: () => void };

/** Every change of the order's status with its time, the newest first. */
export function OrderTimeline({ order, onClose }: Props) {
  const changes = [...order.history].reverse();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Track Package"
      description={`Order #${order.orderNumber}`}
    >
      <ol className="flex flex-col">
        {changes.map((change, index) => (
          <li key={`${change.status} ${change.at}`} className="relative flex gap-4 pb-6 last:pb-0">
            {index < changes.length - 1 && (
              <span aria-hidden className="absolute left-[7px] top-4 h-full w-0.5 bg-line" />
            )}
            <span
              aria-hidden
              className={classNames(
                "relative mt-1 size-4 shrink-0 rounded-full border-2",
                index === 0 ? "border-success bg-success" : "border-edge bg-surface",
              )}
            />
            <div>
              <p className="font-semibold">{statusNames[change.status]}</p>
              <time dateTime={change.at} className="text-sm text-muted">
                {dateAndTime(change.at)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
