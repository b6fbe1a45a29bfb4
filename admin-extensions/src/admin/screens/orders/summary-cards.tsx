import { storedOrderStatuses } from "@haat/api-contract/order/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { cardRupees, indianNumber } from "@haat/ui/format";
import { clx } from "@medusajs/ui";
import type { ReactNode } from "react";
import { Skeleton } from "../shared/states";
import { statusLooks } from "./order-words";
import type { OrdersAnswer } from "./orders.queries";

type CardProps = { name: ReactNode; value: string | undefined; place?: string };

const Card = ({ name, value, place }: CardProps) => (
  <div
    className={clx(
      "bg-ui-bg-base border-ui-border-base flex min-w-0 flex-col gap-1 rounded-xl border px-4 py-3",
      place,
    )}
  >
    <dt className="text-ui-fg-subtle truncate">{name}</dt>
    <dd className="text-ui-fg-base text-lg font-semibold tabular-nums">
      {value ?? <Skeleton className="my-1 h-5 w-16" />}
    </dd>
  </div>
);

/** Total revenue, and the number of orders by status. */
export const SummaryCards = ({ summary }: { summary: OrdersAnswer["summary"] | undefined }) => (
  <dl
    aria-label="All orders"
    className="grid grid-cols-2 gap-3 min-[700px]:grid-cols-3 min-[1000px]:grid-cols-4 min-[1400px]:grid-cols-8"
  >
    <Card
      name="Revenue"
      value={summary && cardRupees(summary.revenue)}
      place="col-span-2 min-[700px]:col-span-3 min-[1000px]:col-span-2"
    />
    {storedOrderStatuses.map((status) => (
      <Card
        key={status}
        name={<StatusDot tone={statusLooks[status].tone}>{statusLooks[status].label}</StatusDot>}
        value={summary && indianNumber(summary.counts[status])}
      />
    ))}
  </dl>
);
