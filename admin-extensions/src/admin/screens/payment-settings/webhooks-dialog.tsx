import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { limits } from "@haat/api-contract/limits";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import { StatusDot } from "@haat/product-form/status-dot";
import { instantText } from "@haat/ui/instants";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { ScreenLink } from "../lib/host";
import { useIsWide } from "../lib/use-is-wide";
import { usePermissions } from "../lib/use-permissions";
import { PlainTable } from "../shared/plain-table";
import { type Column, RecordCards } from "../shared/record-cards";
import { EmptyState, ErrorState, ListSkeleton } from "../shared/states";
import { ViewDialog } from "../shared/view-dialog";
import { type Webhook, webhooksQuery } from "./payment-settings.queries";
import { outcomeBadges } from "./payment-words";

const columnsFor = (seesOrders: boolean): Column<Webhook>[] => [
  { key: "type", header: "Event", card: "title", cell: ({ type }) => <span className="break-all">{type}</span> },
  { key: "at", header: "Received", cell: ({ receivedAt }) => instantText(receivedAt) },
  { key: "order", header: "Order", cell: (webhook) => <OrderOf webhook={webhook} isLink={seesOrders} /> },
  { key: "outcome", header: "Outcome", cell: (webhook) => <Outcome webhook={webhook} /> },
];

/** The latest webhooks of a gateway, and their results. */
export function WebhooksDialog({ gateway, onClose }: { gateway: GatewayName; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(webhooksQuery(gateway));
  const { can } = usePermissions();
  const wide = useIsWide();
  const title = gatewayTitle(gateway);
  const list = {
    label: `Recent ${title} webhooks`,
    columns: columnsFor(can("view_order")),
    rows: data?.webhooks ?? [],
    rowKey: ({ _id }: Webhook) => _id,
  };
  return (
    <ViewDialog
      title={`Recent ${title} webhooks`}
      text={`The latest ${limits.webhooksShown}. Each one is verified with ${title}.`}
      onClose={onClose}
      width="wide"
      footer={
        <Button type="button" variant="secondary" isLoading={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      }
    >
      <div className="-mx-6 -my-5">
        {data && list.rows.length === 0 ? (
          <EmptyState text={`No webhooks from ${title} yet.`} />
        ) : data ? (
          wide ? (
            <PlainTable {...list} columns={list.columns.map(({ header, cell }) => ({ header, cell }))} />
          ) : (
            <RecordCards {...list} />
          )
        ) : error ? (
          <ErrorState
            title={paymentSetupMessages.webhooksFailed}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <ListSkeleton rows={5} wide={wide} />
        )}
      </div>
    </ViewDialog>
  );
}

function OrderOf({ webhook: { orderNumber }, isLink }: { webhook: Webhook; isLink: boolean }) {
  if (orderNumber === null) return <>–</>;
  if (!isLink) return <>#{orderNumber}</>;
  return (
    <ScreenLink
      to={`/orderdetails?search=${orderNumber}`}
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover underline"
    >
      #{orderNumber}
    </ScreenLink>
  );
}

const Outcome = ({ webhook: { outcome, detail, tries } }: { webhook: Webhook }) => {
  const { tone, text } = outcomeBadges[outcome];
  return (
    <span className="flex min-w-0 flex-col items-end min-[700px]:items-start">
      <StatusDot tone={tone}>{text}</StatusDot>
      {detail && <span className="text-ui-fg-subtle break-words">{detail}</span>}
      {tries > 1 && <span className="text-ui-fg-muted">{`${tries} attempts`}</span>}
    </span>
  );
};
