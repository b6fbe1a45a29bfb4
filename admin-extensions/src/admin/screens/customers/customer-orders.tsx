import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { statusLooks } from "../orders/order-words";
import { Panel, PanelEmpty } from "../shared/panel";
import { type PlainColumn, PlainTable } from "../shared/plain-table";
import type { Customer } from "./customers.queries";

type Order = Customer["latestOrders"][number];

const numberOf = ({ _id, orderNumber }: Order, linked: boolean) =>
  linked ? (
    <ScreenLink
      to={`/orderdetails?search=${encodeURIComponent(_id)}`}
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
    >
      #{orderNumber}
    </ScreenLink>
  ) : (
    `#${orderNumber}`
  );

const columns = (linked: boolean): PlainColumn<Order>[] => [
  { header: "Order", cell: (order) => numberOf(order, linked) },
  {
    header: "Placed",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{instantText(createdAt)}</span>,
  },
  {
    header: "Status",
    cell: ({ orderStatus }) => {
      const { tone, label } = statusLooks[orderStatus];
      return <StatusDot tone={tone}>{label}</StatusDot>;
    },
  },
  { header: "Items", align: "end", cell: ({ pieces }) => indianNumber(pieces) },
  { header: "Refunded", align: "end", cell: ({ refunded }) => (refunded > 0 ? orderRupees(refunded) : "") },
  { header: "Amount", align: "end", cell: ({ finalAmount }) => orderRupees(finalAmount) },
];

export function CustomerOrders({ customer }: { customer: Customer }) {
  const { latestOrders, orders } = customer;
  const { can } = usePermissions();
  const text = orders > latestOrders.length ? `Latest ${latestOrders.length} of ${indianNumber(orders)}` : undefined;
  return (
    <Panel title="Orders" {...(text ? { text } : {})}>
      {latestOrders.length === 0 ? (
        <PanelEmpty>This customer hasn't placed any orders yet.</PanelEmpty>
      ) : (
        <PlainTable label="Orders" columns={columns(can("view_order"))} rows={latestOrders} rowKey={({ _id }) => _id} />
      )}
    </Panel>
  );
}
