import type { Order } from "@haat/api-contract/order/schemas";
import { classNames } from "@haat/ui/class-names";
import { statusNames } from "../texts";

const dateAndTimeFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
  timeZone: "Asia/Kolkata",
});

/** `5 March 2026 at 4:30 pm`, in India's time zone. */
const dateAndTime = (instant: string): string => dateAndTimeFormat.format(new Date(instant));

/** Every status change of an order with its time, newest first. */
export function OrderHistory({ history }: Pick<Order, "history">) {
  const changes = [...history].reverse();
  return (
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
            <p className="font-semibold text-ink">{statusNames[change.status]}</p>
            <time dateTime={change.at} className="text-sm text-muted">
              {dateAndTime(change.at)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  );
}
