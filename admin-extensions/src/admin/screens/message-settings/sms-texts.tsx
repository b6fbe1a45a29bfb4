import { smsProviderTitles } from "@haat/api-contract/message-setup/words";
import { Panel } from "../shared/panel";
import { type PlainColumn, PlainTable } from "../shared/plain-table";
import type { Sms } from "./message-settings.queries";

type Text = Sms["texts"][number];
type Provider = Sms["providers"][number];

/** The texts of SMS with their template id at each provider. */
export const SmsTexts = ({ sms: { providers, texts } }: { sms: Sms }) => (
  <Panel title="SMS texts" text="Operators deliver exactly these texts, registered as templates. Braces are variables.">
    <PlainTable
      label="SMS texts"
      rows={texts}
      rowKey={({ name }) => name}
      columns={[
        { header: "Name", cell: ({ name }) => <span className="whitespace-nowrap font-mono text-[13px]">{name}</span> },
        { header: "Text", cell: ({ text }) => <span className="block min-w-72 break-words">{text}</span> },
        ...providers.map(idColumn),
      ]}
    />
  </Panel>
);

const idColumn = (provider: Provider): PlainColumn<Text> => ({
  header: `${smsProviderTitles[provider.name]} template`,
  cell: (text) => <TemplateId text={text} provider={provider} />,
});

function TemplateId({ text, provider: { name, missing } }: { text: Text; provider: Provider }) {
  const id = text.templateIds[name];
  if (id !== undefined) return <span className="font-mono text-[13px]">{id}</span>;
  return <span className="text-ui-fg-subtle">{missing.includes(text.name) ? "Missing" : "Not needed"}</span>;
}
