import { StatusDot, type StatusTone } from "@haat/product-form/status-dot";
import { instantText } from "@haat/ui/instants";
import type { OrderDetail } from "./orders.queries";

type By = OrderDetail["history"][number]["by"];
type Step = { label: string; tone: StatusTone; at: string; by: By };

const kinds: Record<By["kind"], string> = {
  shopper: "the customer",
  administrator: "a staff member",
  seller: "the seller",
  system: "the system",
};

/** The order's history: what, when and by whom; the newest first. */
export const Timeline = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="flex flex-col gap-2">
    {[...steps].reverse().map(({ label, tone, at, by }) => (
      <li key={`${label} ${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <StatusDot tone={tone} wraps>
          {label}
        </StatusDot>
        <span className="text-ui-fg-subtle">
          {instantText(at)} by {by.name || kinds[by.kind]}
        </span>
      </li>
    ))}
  </ol>
);
