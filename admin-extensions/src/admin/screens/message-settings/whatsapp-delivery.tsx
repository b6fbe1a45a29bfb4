import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { noValue } from "../shared/no-value";
import { PlainTable } from "../shared/plain-table";
import type { Deliveries } from "./message-settings.queries";

type Shown = NonNullable<Deliveries["whatsApp"]>;

/** How many messages by WhatsApp arrived and were read, and the latest that did not arrive. */
export const WhatsAppDelivery = ({ whatsApp: { counts, failures } }: { whatsApp: Shown }) => (
  <>
    <PlainTable
      label="WhatsApp messages of the last 24 hours"
      rows={[counts]}
      rowKey={() => "whatsapp"}
      columns={[
        { header: "WhatsApp", cell: () => "Order news" },
        { header: "Sent", align: "end", cell: ({ sent }) => indianNumber(sent) },
        { header: "Delivered", align: "end", cell: ({ delivered }) => indianNumber(delivered) },
        { header: "Read", align: "end", cell: ({ read }) => indianNumber(read) },
        { header: "Failed", align: "end", cell: ({ failed }) => indianNumber(failed) },
      ]}
    />
    {failures.length > 0 && (
      <PlainTable
        label="Latest failures of WhatsApp"
        rows={failures}
        rowKey={({ reportedAt, to, text }) => `${reportedAt} ${to} ${text}`}
        columns={[
          {
            header: "Failed",
            cell: ({ reportedAt }) => <span className="whitespace-nowrap">{instantText(reportedAt)}</span>,
          },
          {
            header: "Text",
            cell: ({ text }) => <span className="whitespace-nowrap font-mono text-[13px]">{text}</span>,
          },
          { header: "Number", cell: ({ to }) => <span className="whitespace-nowrap tabular-nums">{to}</span> },
          { header: "Reason", cell: ({ reason }) => reason || noValue },
        ]}
      />
    )}
  </>
);
