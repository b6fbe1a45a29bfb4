import type { StaffMember, StaffState } from "@haat/api-contract/staff/schemas";
import { StatusDot, type StatusTone } from "@haat/product-form/status-dot";
import { dayText, instantText } from "@haat/ui/instants";
import { Badge } from "@medusajs/ui";
import type { ReactNode } from "react";
import { NoValue } from "../shared/no-value";
import type { Column } from "../shared/record-cards";

const states: Record<StaffState, { tone: StatusTone; word: string }> = {
  active: { tone: "good", word: "Active" },
  inactive: { tone: "neutral", word: "Inactive" },
  invited: { tone: "waiting", word: "Invited" },
  "invitation-expired": { tone: "bad", word: "Invitation expired" },
};

/** The display name: the name if there is one. */
export const callName = ({ name, email }: StaffMember): string => name || email;

export const staffColumns = (actions: (row: StaffMember) => ReactNode): Column<StaffMember>[] => [
  {
    key: "name",
    header: "Name",
    card: "title",
    cell: ({ name, email, isYou }) => (
      <span className="block min-w-40">
        <span className="text-ui-fg-base flex flex-wrap items-center gap-2 font-medium">
          <span className="break-words">{name || email}</span>
          {isYou && <Badge size="2xsmall">You</Badge>}
        </span>
        {name && <span className="text-ui-fg-muted block break-all font-normal">{email}</span>}
      </span>
    ),
  },
  { key: "roles", header: "Roles", cell: (member) => <Roles member={member} /> },
  {
    key: "state",
    header: "Status",
    width: "10rem",
    cell: ({ state }) => <StatusDot tone={states[state].tone}>{states[state].word}</StatusDot>,
  },
  {
    key: "lastSeenAt",
    header: "Last seen",
    width: "11rem",
    cell: ({ lastSeenAt }) => (
      <span className="whitespace-nowrap">{lastSeenAt ? instantText(lastSeenAt) : <NoValue />}</span>
    ),
  },
  {
    key: "createdAt",
    header: "Created Date",
    width: "8rem",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  { key: "actions", header: "Actions", align: "end", width: "6rem", card: "actions", cell: actions },
];

function Roles({ member: { roles, isFullAdministrator } }: { member: StaffMember }) {
  if (isFullAdministrator)
    return (
      <Badge size="2xsmall" rounded="full" color="green">
        Full administrator
      </Badge>
    );
  if (roles.length === 0) return <NoValue />;
  return (
    <span className="flex flex-wrap gap-1 py-1">
      {roles.map(({ _id, name, status }) => (
        <Badge key={_id} size="2xsmall" rounded="full">
          {status === "active" ? name : <s>{name}</s>}
          {status === "inactive" && <span className="sr-only"> (inactive)</span>}
        </Badge>
      ))}
    </span>
  );
}
