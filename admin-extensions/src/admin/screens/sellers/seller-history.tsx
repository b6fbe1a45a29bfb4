import { instantText } from "@haat/ui/instants";
import { actText } from "../audit/audit-words";
import { ChangeList } from "../audit/change-list";
import { Panel, PanelEmpty } from "../shared/panel";
import type { SellerDetail } from "./sellers.queries";

/** Staff's actions on this seller, the newest first. */
export const SellerHistory = ({ history }: Pick<SellerDetail, "history">) => (
  <Panel title="History">
    {history.length === 0 && <PanelEmpty>No decisions yet.</PanelEmpty>}
    <ul className="divide-ui-border-base divide-y">
      {history.map((entry) => (
        <li key={entry._id} className="flex flex-col gap-1 px-4 py-2.5">
          <p className="text-ui-fg-base font-medium">{actText(entry.action)}</p>
          <ChangeList entry={entry} />
          <p className="text-ui-fg-muted">
            {entry.actor.name || entry.actor.email || "Deleted account"}, {instantText(entry.at)}
          </p>
        </li>
      ))}
    </ul>
  </Panel>
);
