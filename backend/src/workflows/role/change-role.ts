import { roleMessages } from "@haat/api-contract/role/messages";
import type { ActiveStatus, Role } from "@haat/api-contract/role/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { Roles } from "#modules/access/roles";
import { AccessModuleService } from "#modules/access/service";
import { requireMayGrant } from "../access/granting-rules";
import { recordChange } from "../audit/record-change";
import { listNames } from "./list-names";

type Parts = ReturnType<typeof AccessModuleService.partsIn>;
type NewRole = { name: string; permissions: readonly string[]; status: ActiveStatus };
type Change = {
  name?: string | undefined;
  permissions?: readonly string[] | undefined;
  status?: ActiveStatus | undefined;
  version?: string | undefined;
};

const told = ({ name, status, permissions }: Role) => ({
  name,
  status,
  permissions: permissions.map((permission) => permission.name),
});
const subjectOf = ({ _id, name }: Role) => ({ type: "role", id: _id, label: name });

/** @throws ApiError 400 unknown permission, 403 one that the caller lacks, 409 the name is taken. */
export function addRole(container: MedusaContainer, caller: AdministratorAccess, wanted: NewRole): Promise<Role> {
  return inOneTransaction(container, async (transaction) => {
    const parts = AccessModuleService.partsIn(transaction.prepared);
    const { roles } = parts;
    const { name, status, permissions } = wanted;
    const granted = await permissionsOf(parts, permissions);
    requireMayGrant(caller, granted.values());
    if (await roles.isNameTaken(name)) throw new ApiError(409, roleMessages.roleNameTaken);
    const id = await roles.add({ name, status });
    await roles.addPermissions(id, [...granted.keys()]);
    const made = needed(await roles.read(id));
    const entry = { actorId: caller.userId, action: "role.created", subject: subjectOf(made) };
    await recordChange(container, { ...entry, before: null, after: told(made) }, transaction);
    return made;
  });
}

/**
 * Changes the given fields of a role; this applies to its staff from their next request on.
 *
 * @throws ApiError 404, 400 unknown permission, 403 it would grant what the caller lacks, 409 taken or changed
 * meanwhile.
 */
export function updateRole(
  container: MedusaContainer,
  caller: AdministratorAccess,
  id: string,
  { version, name, permissions, status }: Change,
): Promise<Role> {
  return inOneTransaction(container, async (transaction) => {
    const parts = AccessModuleService.partsIn(transaction.prepared);
    const { roles } = parts;
    const before = needed(await roles.lock(id));
    if (version && version !== before.version) throw new ApiError(409, roleMessages.changedMeanwhile);
    if (name !== undefined && name !== before.name && (await roles.isNameTaken(name, id)))
      throw new ApiError(409, roleMessages.roleNameTaken);
    if (permissions) await changePermissions(parts, caller, before, permissions);
    if (status === "active" && before.status === "inactive") requireMayGrant(caller, await activeOf(roles, id));
    await roles.change(id, { name: name ?? before.name, status: status ?? before.status });
    const saved = needed(await roles.read(id));
    if (JSON.stringify(told(saved)) === JSON.stringify(told(before))) return before;
    await roles.markChanged(id);
    const entry = { actorId: caller.userId, action: "role.updated", subject: subjectOf(saved) };
    await recordChange(container, { ...entry, before: told(before), after: told(saved) }, transaction);
    return needed(await roles.read(id));
  });
}

/** @throws ApiError 404, 409 a staff member has it. */
export function deleteRole(container: MedusaContainer, caller: AdministratorAccess, id: string): Promise<void> {
  return inOneTransaction(container, async (transaction) => {
    const { roles } = AccessModuleService.partsIn(transaction.prepared);
    const before = needed(await roles.lock(id));
    const holders = await roles.holders(id);
    if (holders.length > 0) throw new ApiError(409, roleMessages.roleInUse(listNames(holders)));
    await roles.remove(id);
    const entry = { actorId: caller.userId, action: "role.deleted", subject: subjectOf(before) };
    await recordChange(container, { ...entry, before: told(before), after: null }, transaction);
  });
}

/** Only added permissions count as granted; those already in the role may stay, whoever saves it. */
async function changePermissions(
  parts: Parts,
  caller: AdministratorAccess,
  { _id, permissions: had }: Role,
  ids: readonly string[],
): Promise<void> {
  const wanted = await permissionsOf(parts, ids);
  const known = new Set(had.map((permission) => permission._id));
  const added = [...wanted].filter(([permissionId]) => !known.has(permissionId));
  requireMayGrant(
    caller,
    added.map(([, name]) => name),
  );
  await parts.roles.removePermissionsBut(_id, [...wanted.keys()]);
  await parts.roles.addPermissions(
    _id,
    added.map(([permissionId]) => permissionId),
  );
}

/** The names of these permissions, by id, locked against deletion until the transaction ends. @throws ApiError 400 */
async function permissionsOf({ permissions }: Parts, ids: readonly string[]): Promise<Map<string, string>> {
  const distinct = [...new Set(ids)];
  const found = await permissions.hold(distinct);
  if (found.size < distinct.length) throw new ApiError(400, roleMessages.roleUnknownPermission);
  return found;
}

/** The names of a role's permissions that are active. */
async function activeOf(roles: Roles, id: string): Promise<string[]> {
  const { permissions } = needed(await roles.read(id));
  return permissions.filter(({ status }) => status === "active").map(({ name }) => name);
}

function needed(role: Role | null): Role {
  if (!role) throw new ApiError(404, roleMessages.roleNotFound);
  return role;
}
