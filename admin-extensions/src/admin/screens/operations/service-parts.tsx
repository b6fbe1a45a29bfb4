import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { stateBadges } from "../payment-settings/payment-words";
import { NoValue } from "../shared/no-value";
import { Fact, Facts, PanelEmpty } from "../shared/panel";
import type { Column } from "../shared/record-cards";
import { OperationPanel, OperationTable } from "./operation-panel";
import type { FactsOf, Operations } from "./operations.queries";
import { providerTitles, senderTitle } from "./operations-words";

type Props = { operations: Operations };

const timeOf = (at: string | null) => (at ? instantText(at) : <NoValue />);

const countOf = <Row,>(key: string, header: string, pick: (row: Row) => number): Column<Row> => ({
  key,
  header,
  align: "end",
  cell: (row) => indianNumber(pick(row)),
});

type Sender = FactsOf<"webhooks">[number];
const senderColumns: Column<Sender>[] = [
  { key: "sender", header: "From", card: "title", cell: ({ name }) => senderTitle(name) },
  { key: "set-up", header: "Signature check", cell: ({ isSetUp }) => (isSetUp ? "Set up" : "Not set up") },
  { key: "last", header: "Last received", cell: ({ lastReceivedAt }) => timeOf(lastReceivedAt) },
  countOf("accepted", "Accepted", ({ accepted }) => accepted),
  countOf("repeated", "Repeated", ({ repeated }) => repeated),
  countOf("refused", "Wrong signature", ({ refused }) => refused),
  countOf("failed", "Failed", ({ failed }) => failed),
  countOf("unmatched", "No such parcel", ({ unmatched }) => unmatched),
  countOf("unread", "Not processed", ({ unread }) => unread),
];

export const WebhooksPart = ({ operations }: Props) => (
  <OperationPanel operations={operations} part="webhooks" text="Received by all servers in the last 24 hours.">
    {(senders) => (
      <OperationTable label="Webhooks by sender" columns={senderColumns} rows={senders} rowKey={({ name }) => name} />
    )}
  </OperationPanel>
);

type Gateway = FactsOf<"gateways">[number];
const gatewayColumns: Column<Gateway>[] = [
  { key: "gateway", header: "Gateway", card: "title", cell: ({ gateway }) => gatewayTitle(gateway) },
  {
    key: "state",
    header: "State",
    cell: ({ isOn, mode }) => {
      if (isOn && mode === null) return <StatusDot tone="bad">No keys</StatusDot>;
      const { tone, text } = stateBadges[isOn ? (mode ?? "off") : "off"];
      return <StatusDot tone={tone}>{text}</StatusDot>;
    },
  },
  countOf("succeeded", "Calls answered", ({ succeeded }) => succeeded),
  countOf("failed", "Calls failed", ({ failed }) => failed),
  { key: "success", header: "Last success", cell: ({ lastSuccessAt }) => timeOf(lastSuccessAt) },
  { key: "failure", header: "Last failure", cell: ({ lastFailureAt }) => timeOf(lastFailureAt) },
  countOf("captured", "Paid", ({ payments }) => payments.captured),
  countOf("pending", "Pending", ({ payments }) => payments.pending),
  countOf("not-paid", "Not paid", ({ payments }) => payments.failed),
];

export const GatewaysPart = ({ operations }: Props) => (
  <OperationPanel
    operations={operations}
    part="gateways"
    text="Calls from all servers and payments of the last 24 hours. A gateway that declines a request has answered."
  >
    {(gateways) => (
      <OperationTable
        label="Payment gateways"
        columns={gatewayColumns}
        rows={gateways}
        rowKey={({ gateway }) => gateway}
      />
    )}
  </OperationPanel>
);

type Provider = FactsOf<"messages">["providers"][number];
const providerColumns: Column<Provider>[] = [
  { key: "provider", header: "Provider", card: "title", cell: ({ provider }) => providerTitles[provider] },
  { key: "use", header: "In use", cell: ({ isInUse }) => (isInUse ? "Yes" : "No longer") },
  countOf("sent", "Sent", ({ sent }) => sent),
  countOf("failed", "Failed", ({ failed }) => failed),
  { key: "last-sent", header: "Last sent", cell: ({ lastSentAt }) => timeOf(lastSentAt) },
  { key: "last-failed", header: "Last failed", cell: ({ lastFailedAt }) => timeOf(lastFailedAt) },
];

export const MessagesPart = ({ operations }: Props) => (
  <OperationPanel
    operations={operations}
    part="messages"
    text="Emails and SMS from all servers in the last 24 hours. Each attempt counts."
  >
    {({ providers, smsProviders }) => (
      <>
        <Facts>
          <Fact name="SMS providers, in order">
            {smsProviders.length > 0 ? (
              smsProviders.map((provider) => providerTitles[provider]).join(", ")
            ) : (
              <NoValue />
            )}
          </Fact>
        </Facts>
        {providers.length === 0 ? (
          <PanelEmpty>No provider is set up.</PanelEmpty>
        ) : (
          <OperationTable
            label="Messages by provider"
            columns={providerColumns}
            rows={providers}
            rowKey={({ provider }) => provider}
          />
        )}
      </>
    )}
  </OperationPanel>
);
