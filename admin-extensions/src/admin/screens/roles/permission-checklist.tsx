import { roleMessages } from "@haat/api-contract/role/messages";
import type { Permission } from "@haat/api-contract/role/schemas";
import { Checkbox } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { usePermissions } from "../lib/use-permissions";
import { allPermissionsQuery } from "../role-permissions/permissions.queries";
import { ErrorState, Loading, Skeleton } from "../shared/states";

type Named = { name: string };

/** Groups permissions by subject, sorted by name: `edit_order` and `view_order` are under "order". */
export function permissionGroups<One extends Named>(permissions: readonly One[]): { about: string; list: One[] }[] {
  const groups = new Map<string, One[]>();
  for (const permission of permissions) {
    const about = permission.name.split("_").slice(1).join(" ") || permission.name;
    groups.set(about, [...(groups.get(about) ?? []), permission]);
  }
  return [...groups]
    .map(([about, list]) => ({ about, list }))
    .sort((one, other) => one.about.localeCompare(other.about));
}

type Props = {
  /** Permission ids. */
  chosen: readonly string[];
  /** The role's previous permissions: they may stay in it even if the account lacks them. */
  had: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** All permissions as checkboxes. An account cannot grant permissions that it lacks. */
export function PermissionChecklist({ chosen, had, onChange }: Props) {
  const { data, error, isFetching, refetch } = useQuery(allPermissionsQuery);
  const { me } = usePermissions();
  const mayGive = (name: string) => me?.isFullAdministrator === true || me?.permissions.includes(name) === true;
  if (error && !data) {
    return (
      <ErrorState title={roleMessages.permissionsLoadFailed} error={error} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <Loading text="Loading permissions..." className="gap-3">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </Loading>
    );
  }
  const isOpen = ({ _id, name }: Permission) => mayGive(name) || had.includes(_id);
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
      {permissionGroups(data).map(({ about, list }) => (
        <fieldset key={about} className="min-w-0">
          <legend className="text-ui-fg-subtle mb-1 font-medium capitalize">{about}</legend>
          {list.length > 1 && (
            <GroupTick about={about} list={list.filter((one) => isOpen(one))} chosen={chosen} onChange={onChange} />
          )}
          {list.map((permission) => (
            <Tick
              key={permission._id}
              name={permission.name}
              description={permission.description}
              note={permission.status === "inactive" ? "inactive" : ""}
              checked={chosen.includes(permission._id)}
              disabled={!isOpen(permission)}
              onChange={(on) => toggle(permission._id, on)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

type GroupTickProps = {
  about: string;
  /** Those of the group that the account can grant. */
  list: readonly Permission[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Checks a whole group, or unchecks it if all of it is checked. */
function GroupTick({ about, list, chosen, onChange }: GroupTickProps) {
  const id = useId();
  const ids = list.map(({ _id }) => _id);
  const ticked = ids.filter((one) => chosen.includes(one)).length;
  const state = ticked === 0 ? false : ticked === ids.length || "indeterminate";
  const others = chosen.filter((one) => !ids.includes(one));
  return (
    <div className="flex min-h-8 items-center gap-2">
      <Checkbox
        id={id}
        checked={state}
        disabled={ids.length === 0}
        onCheckedChange={(on) => onChange(on === true ? [...others, ...ids] : others)}
      />
      <label htmlFor={id} className={`font-medium ${ids.length === 0 ? "text-ui-fg-disabled" : "text-ui-fg-base"}`}>
        All of {about}
      </label>
    </div>
  );
}

type TickProps = {
  name: string;
  description: string;
  note: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
};

function Tick({ name, description, note, checked, disabled, onChange }: TickProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2 py-1">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={checked}
        disabled={disabled}
        aria-describedby={description ? `${id}-about` : undefined}
        onCheckedChange={(on) => onChange(on === true)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className={`break-all ${disabled ? "text-ui-fg-disabled" : "text-ui-fg-base"}`}>
          {name}
          {note && <span className="text-ui-fg-muted"> ({note})</span>}
          {disabled && <span className="sr-only"> (you don't have this permission)</span>}
        </label>
        {description && (
          <p id={`${id}-about`} className="text-ui-fg-subtle txt-compact-xsmall">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
