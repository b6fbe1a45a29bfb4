import { storedOrderStatuses } from "@haat/api-contract/order/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { dayText, instantText } from "@haat/ui/instants";
import { ScreenLink } from "../lib/host";
import { statusLooks } from "../orders/order-words";
import { Panel, PanelEmpty } from "../shared/panel";
import { type PlainColumn, PlainTable } from "../shared/plain-table";
import type { Part } from "./overview.queries";

const linkClass = "text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium";

/** Number of orders by status, each a link to them. The bar illustrates the number beside it. */
export function OrdersByStatus({ rows }: { rows: Part<"ordersByStatus"> }) {
  const countOf = new Map(rows.map(({ status, orders }) => [status, orders]));
  const max = Math.max(1, ...rows.map(({ orders }) => orders));
  return (
    <Panel title="Orders by status">
      <ul className="flex flex-col gap-2 px-4 pb-4">
        {storedOrderStatuses.map((status) => {
          const { label, tone } = statusLooks[status];
          const count = countOf.get(status) ?? 0;
          return (
            <li key={status} className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-3">
              <ScreenLink to={`/orderdetails?status=${status}`} className="hover:underline">
                <StatusDot tone={tone}>{label}</StatusDot>
              </ScreenLink>
              <span aria-hidden className="bg-ui-bg-component h-2 overflow-hidden rounded-full">
                <span
                  className="bg-ui-fg-interactive block h-full rounded-full"
                  style={{ width: `${(count / max) * 100}%`, background: "var(--fg-interactive)" }}
                />
              </span>
              <span className="min-w-10 text-right tabular-nums">{indianNumber(count)}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const actionWords = { return: "Return", replace: "Replacement" } as const;
const stepWords: Record<string, string> = { requested: "awaiting decision", approved: "awaiting items" };

export function ReturnsWaiting({ waiting }: { waiting: Part<"returnsWaiting"> }) {
  return (
    <Panel title={`Open returns: ${indianNumber(waiting.total)}`} text="Oldest first.">
      {waiting.oldest.length === 0 && <PanelEmpty>No open returns.</PanelEmpty>}
      <ul className="divide-ui-border-base divide-y">
        {waiting.oldest.map(({ orderId, orderNumber, customer, action, status, requestedAt }) => (
          <li key={orderId} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
            <span className="min-w-0 break-words">
              <ScreenLink to={`/returns?search=${orderNumber}`} className={linkClass}>
                {actionWords[action]} for #{orderNumber}
              </ScreenLink>{" "}
              {customer}
            </span>
            <span className="text-ui-fg-muted">
              {stepWords[status] ?? status}, {dayText(requestedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Order = Part<"latestOrders">[number];

const columns: PlainColumn<Order>[] = [
  {
    header: "Order",
    cell: ({ _id, orderNumber }) => (
      <ScreenLink to={`/orderdetails?search=${encodeURIComponent(_id)}`} className={linkClass}>
        #{orderNumber}
      </ScreenLink>
    ),
  },
  { header: "Customer", cell: ({ customer }) => <span className="block max-w-44 truncate">{customer}</span> },
  { header: "Placed", cell: ({ createdAt }) => <span className="whitespace-nowrap">{instantText(createdAt)}</span> },
  {
    header: "Status",
    cell: ({ orderStatus }) => (
      <StatusDot tone={statusLooks[orderStatus].tone}>{statusLooks[orderStatus].label}</StatusDot>
    ),
  },
  { header: "Amount", align: "end", cell: ({ finalAmount }) => orderRupees(finalAmount) },
];

export const LatestOrders = ({ orders }: { orders: Part<"latestOrders"> }) => (
  <Panel title="Latest orders">
    {orders.length === 0 ? (
      <PanelEmpty>No orders yet.</PanelEmpty>
    ) : (
      <PlainTable label="Latest orders" columns={columns} rows={orders} rowKey={({ _id }) => _id} />
    )}
  </Panel>
);
