import type { AuditEntry } from "@haat/api-contract/audit/schemas";
import { instantText } from "@haat/ui/instants";
import type { Column } from "../shared/record-cards";
import { actText } from "./audit-words";
import { ChangeList } from "./change-list";

export const auditColumns: Column<AuditEntry>[] = [
  {
    key: "at",
    header: "Date",
    width: "11rem",
    cell: ({ at }) => <span className="whitespace-nowrap">{instantText(at)}</span>,
  },
  {
    key: "actor",
    header: "User",
    cell: ({ actor }) => (
      <span className="block min-w-32">
        <span className="block break-words">{actor.name || actor.email || "Deleted account"}</span>
        {actor.name && <span className="text-ui-fg-muted block break-all">{actor.email}</span>}
      </span>
    ),
  },
  {
    key: "action",
    header: "Action",
    card: "title",
    cell: ({ action, subject }) => (
      <span className="block min-w-40">
        <span className="text-ui-fg-base block font-medium">{actText(action)}</span>
        <span className="text-ui-fg-subtle block break-words font-normal">{subject.label}</span>
      </span>
    ),
  },
  { key: "change", header: "Changes", cell: (entry) => <ChangeList entry={entry} /> },
];
