import { Panel } from "../shared/panel";
import { PlainTable } from "../shared/plain-table";
import type { MessageSetup } from "./message-settings.queries";

type Text = NonNullable<MessageSetup["whatsApp"]>["texts"][number];

/** The texts for WhatsApp with the names of their templates. */
export const WhatsAppTexts = ({ texts }: { texts: readonly Text[] }) => (
  <Panel
    title="WhatsApp templates"
    text="Bodies to register at Meta, for customers who chose WhatsApp. A text without a template is sent by SMS."
  >
    <PlainTable
      label="WhatsApp templates"
      rows={texts}
      rowKey={({ name }) => name}
      columns={[
        { header: "Name", cell: ({ name }) => <span className="whitespace-nowrap font-mono text-[13px]">{name}</span> },
        { header: "Body", cell: ({ text }) => <span className="block min-w-72 break-words">{text}</span> },
        {
          header: "Template",
          cell: ({ template }) =>
            template === null ? (
              <span className="text-ui-fg-subtle">By SMS</span>
            ) : (
              <span className="font-mono text-[13px]">{template}</span>
            ),
        },
      ]}
    />
  </Panel>
);
