import { roleMessages } from "@haat/api-contract/role/messages";
import type { Role } from "@haat/api-contract/role/schemas";
import { Badge, Button } from "@medusajs/ui";
import { useState } from "react";

const shownAtFirst = 6;

/** A role's permissions as chips, initially only the first few. Inactive ones are struck through. */
export function PermissionChips({ role: { name, permissions } }: { role: Role }) {
  const [all, setAll] = useState(false);
  if (permissions.length === 0) return <span className="text-ui-fg-muted">{roleMessages.noPermissions}</span>;
  const shown = all ? permissions : permissions.slice(0, shownAtFirst);
  const more = permissions.length - shown.length;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1 py-1">
      <ul aria-label={`Permissions of ${name}`} className="flex min-w-0 flex-wrap gap-1">
        {shown.map((permission) => (
          <li key={permission._id} className="max-w-full">
            <Badge size="2xsmall" rounded="full" className="max-w-full">
              <span className="break-all text-left">
                {permission.status === "active" ? permission.name : <s>{permission.name}</s>}
                {permission.status === "inactive" && <span className="sr-only"> (inactive)</span>}
              </span>
            </Badge>
          </li>
        ))}
      </ul>
      {permissions.length > shownAtFirst && (
        <Button
          type="button"
          variant="transparent"
          size="small"
          aria-expanded={all}
          aria-label={all ? `Show fewer permissions of ${name}` : `Show ${more} more permissions of ${name}`}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `+${more} more`}
        </Button>
      )}
    </div>
  );
}
