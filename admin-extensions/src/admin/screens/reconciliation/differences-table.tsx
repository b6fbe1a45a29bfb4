import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { differenceLabels } from "@haat/api-contract/reconciliation/words";
import { instantText } from "@haat/ui/instants";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { PlainTable } from "../shared/plain-table";
import type { Difference } from "./reconciliation.queries";
import { sumText } from "./reconciliation-words";

const About = ({ difference: { order, gateway, paymentId, detail } }: { difference: Difference }) => {
  const { can } = usePermissions();
  const name = order && `Order #${order.orderNumber}`;
  return (
    <div className="flex min-w-36 flex-col">
      {order && can("view_order") ? (
        <ScreenLink className="text-ui-fg-interactive" to={`/orderdetails?id=${order._id}`}>
          {name}
        </ScreenLink>
      ) : (
        <span>{name}</span>
      )}
      {gateway && <span className="text-ui-fg-subtle">{gatewayTitle(gateway)}</span>}
      {paymentId && <span className="text-ui-fg-muted break-all font-mono text-[12px]">{paymentId}</span>}
      {detail && <span className="text-ui-fg-subtle break-words">{detail}</span>}
    </div>
  );
};

/** The current differences, the newest first. */
export const DifferencesTable = ({ differences }: { differences: readonly Difference[] }) => (
  <PlainTable
    label="Differences"
    rows={differences}
    rowKey={({ _id }) => _id}
    columns={[
      {
        header: "Difference",
        cell: ({ kind }) => <span className="block min-w-52 break-words">{differenceLabels[kind]}</span>,
      },
      { header: "About", cell: (difference) => <About difference={difference} /> },
      { header: "Expected", align: "end", cell: ({ expected }) => sumText(expected) },
      { header: "Found", align: "end", cell: ({ found }) => sumText(found) },
      {
        header: "First seen",
        cell: ({ firstSeenAt }) => <span className="whitespace-nowrap">{instantText(firstSeenAt)}</span>,
      },
      {
        header: "Last seen",
        cell: ({ lastSeenAt }) => <span className="whitespace-nowrap">{instantText(lastSeenAt)}</span>,
      },
    ]}
  />
);
