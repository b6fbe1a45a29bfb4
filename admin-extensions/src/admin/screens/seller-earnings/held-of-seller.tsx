import { holdTexts } from "@haat/api-contract/seller-earnings/words";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Panel } from "../shared/panel";
import { PlainTable } from "../shared/plain-table";
import type { EarningsOfSeller } from "./seller-earnings.queries";

/** Why the pending balance is held, and when its first part becomes available if that is known. */
export const HeldOfSeller = ({ held }: Pick<EarningsOfSeller, "held">) => (
  <Panel title="On hold" text="Amounts that can't be paid out yet, and why.">
    <PlainTable
      label="On hold"
      rows={held}
      rowKey={({ reason }) => reason}
      columns={[
        { header: "Reason", cell: ({ reason }) => <span className="break-words">{holdTexts[reason]}</span> },
        { header: "Available from", cell: ({ until }) => (until ? instantText(until) : "Not yet known") },
        { header: "Amount", align: "end", cell: ({ amount }) => orderRupees(amount) },
      ]}
    />
  </Panel>
);
