import type { StaffMember } from "@haat/api-contract/staff/schemas";
import { EllipsisHorizontal } from "@medusajs/icons";
import { DropdownMenu, IconButton } from "@medusajs/ui";
import { usePermissions } from "../lib/use-permissions";
import { callName } from "./staff-columns";
import type { StaffQuestion } from "./staff-dialog";

type Props = {
  member: StaffMember;
  onEdit: () => void;
  onActivate: () => void;
  onAsk: (question: StaffQuestion) => void;
};

/** Actions on an account; those that the server would reject are not offered. */
export function StaffMenu({ member, onEdit, onActivate, onAsk }: Props) {
  const { me, can } = usePermissions();
  // Only a full administrator may change another one.
  const reachable = me?.isFullAdministrator === true || !member.isFullAdministrator;
  const canEdit = can("edit_staff") && reachable;
  const invited = member.state === "invited" || member.state === "invitation-expired";
  const items = [
    ...(canEdit ? [{ label: "Edit", run: onEdit }] : []),
    ...(can("add_staff") && reachable && invited
      ? [{ label: "Resend invitation", run: () => onAsk("resendInvitation") }]
      : []),
    ...(canEdit && member.state === "active"
      ? [{ label: "Reset 2-step verification", run: () => onAsk("resetSecondFactor") }]
      : []),
    ...(canEdit && !member.isYou
      ? [
          member.state === "inactive"
            ? { label: "Activate", run: onActivate }
            : { label: "Deactivate", run: () => onAsk("deactivate") },
        ]
      : []),
    ...(can("delete_staff") && reachable && !member.isYou
      ? [{ label: "Remove", run: () => onAsk("removeStaff"), danger: true }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <DropdownMenu modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton type="button" variant="transparent" aria-label={`Actions for ${callName(member)}`}>
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {items.map(({ label, run, ...rest }) => (
          <DropdownMenu.Item key={label} onSelect={run} className={"danger" in rest ? "text-ui-fg-error" : undefined}>
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
