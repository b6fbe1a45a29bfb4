import { roleMessages } from "@haat/api-contract/role/messages";
import { Checkbox } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { EmptyState, ErrorState, Loading, Skeleton } from "../shared/states";
import { roleChoicesQuery } from "./staff.queries";

type Props = {
  /** Role ids. */
  chosen: readonly string[];
  /** The account's previous roles: they may stay even if the editor cannot grant them. */
  had: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
};

/** All roles as checkboxes, with their permissions. An account cannot grant a role with permissions that it lacks. */
export function RoleChoices({ chosen, had, disabled, onChange }: Props) {
  const { data, error, isFetching, refetch } = useQuery(roleChoicesQuery);
  const id = useId();
  if (error && !data) {
    return <ErrorState title={roleMessages.rolesFetchFailed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <Loading text="Loading roles..." className="gap-3">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </Loading>
    );
  }
  if (data.length === 0) return <EmptyState text="No roles yet. Add one under User Roles." />;
  return (
    <ul className="flex flex-col gap-3">
      {data.map((role) => {
        const on = chosen.includes(role._id);
        const locked = disabled || (!role.isGrantable && !had.includes(role._id));
        const box = `${id}-${role._id}`;
        return (
          <li key={role._id} className="flex items-start gap-2">
            <Checkbox
              id={box}
              className="mt-0.5"
              checked={on}
              disabled={locked}
              aria-describedby={`${box}-grants`}
              onCheckedChange={(now) =>
                onChange(now === true ? [...chosen, role._id] : chosen.filter((one) => one !== role._id))
              }
            />
            <div className="min-w-0">
              <label htmlFor={box} className={locked ? "text-ui-fg-disabled" : "text-ui-fg-base font-medium"}>
                {role.name}
                {role.status === "inactive" && " (inactive)"}
              </label>
              <p id={`${box}-grants`} className="text-ui-fg-muted line-clamp-2 break-words">
                {locked && !disabled
                  ? "It grants permissions you don't have."
                  : role.permissions.join(", ") || roleMessages.noPermissions}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
