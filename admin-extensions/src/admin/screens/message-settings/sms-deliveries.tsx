import { messageSetupMessages } from "@haat/api-contract/message-setup/messages";
import { smsProviderTitles } from "@haat/api-contract/message-setup/words";
import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { useQuery } from "@tanstack/react-query";
import { noValue } from "../shared/no-value";
import { Panel, PanelEmpty } from "../shared/panel";
import { PlainTable } from "../shared/plain-table";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { type Deliveries, smsDeliveriesQuery } from "./message-settings.queries";
import { WhatsAppDelivery } from "./whatsapp-delivery";

/** How many SMS were delivered, as far as providers report it, and the latest that were not. */
export function SmsDeliveries() {
  const { data, error, isFetching, refetch } = useQuery(smsDeliveriesQuery);
  return (
    <Panel
      title="Message delivery"
      text="What providers report about messages of the last 24 hours, and the latest failures."
    >
      {data ? (
        <div className="flex min-w-0 flex-col gap-4 pb-2">
          {data.counts.length > 0 ? (
            <PlainTable
              label="SMS of the last 24 hours"
              rows={data.counts}
              rowKey={({ provider }) => provider}
              columns={[
                { header: "Provider", cell: ({ provider }) => smsProviderTitles[provider] },
                { header: "Sent", align: "end", cell: ({ sent }) => indianNumber(sent) },
                { header: "Delivered", align: "end", cell: ({ delivered }) => indianNumber(delivered) },
                { header: "Failed", align: "end", cell: ({ failed }) => indianNumber(failed) },
                {
                  header: "Not reported",
                  align: "end",
                  cell: ({ sent, delivered, failed }) => indianNumber(sent - delivered - failed),
                },
              ]}
            />
          ) : (
            <PanelEmpty>No SMS were sent in the last 24 hours.</PanelEmpty>
          )}
          {data.failures.length > 0 && <Failures failures={data.failures} />}
          {data.whatsApp && <WhatsAppDelivery whatsApp={data.whatsApp} />}
        </div>
      ) : error ? (
        <ErrorState
          title={messageSetupMessages.deliveriesFailed}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Loading className="p-4" text="Loading deliveries...">
          <Skeleton className="h-16 w-full" />
        </Loading>
      )}
    </Panel>
  );
}

const Failures = ({ failures }: Pick<Deliveries, "failures">) => (
  <PlainTable
    label="Latest failures"
    rows={failures}
    rowKey={({ reportedAt, to, text }) => `${reportedAt} ${to} ${text}`}
    columns={[
      {
        header: "Failed",
        cell: ({ reportedAt }) => <span className="whitespace-nowrap">{instantText(reportedAt)}</span>,
      },
      { header: "Text", cell: ({ text }) => <span className="whitespace-nowrap font-mono text-[13px]">{text}</span> },
      { header: "Number", cell: ({ to }) => <span className="whitespace-nowrap tabular-nums">{to}</span> },
      { header: "Provider", cell: ({ provider }) => smsProviderTitles[provider] },
      {
        header: "Reason",
        cell: ({ reason }) => <span className="block min-w-40 break-words">{reason || noValue}</span>,
      },
    ]}
  />
);
