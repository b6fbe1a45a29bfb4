import { roleMessages } from "@haat/api-contract/role/messages";
import type { Permission } from "@haat/api-contract/role/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { PermissionFields, Permissions } from "#modules/access/permissions";
import { AccessModuleService } from "#modules/access/service";
import { recordChange } from "../audit/record-change";
import { listNames } from "./list-names";

type Change = { [Field in keyof PermissionFields]?: PermissionFields[Field] | undefined } & {
  version?: string | undefined;
};

const told = ({ name, description, status }: Permission): PermissionFields => ({ name, description, status });
const subjectOf = ({ _id, name }: Permission) => ({ type: "permission", id: _id, label: name });

/** @throws ApiError 409 the name is taken. */
export function addPermission(
  container: MedusaContainer,
  caller: AdministratorAccess,
  fields: PermissionFields,
): Promise<Permission> {
  return inOneTransaction(container, async (transaction) => {
    const { permissions } = AccessModuleService.partsIn(transaction.prepared);
    const id = await permissions.add(fields);
    if (id === null) throw new ApiError(409, roleMessages.permissionNameTaken);
    const made = needed(await permissions.read(id));
    const entry = { actorId: caller.userId, action: "permission.created", subject: subjectOf(made) };
    await recordChange(container, { ...entry, before: null, after: told(made) }, transaction);
    return made;
  });
}

/**
 * Changes the given fields of a permission. A built-in one keeps its name, because the server checks it by name.
 *
 * @throws ApiError 404, 409 taken, built in or changed meanwhile, 403 activating would give others what the caller
 * cannot grant.
 */
export function updatePermission(
  container: MedusaContainer,
  caller: AdministratorAccess,
  id: string,
  { version, ...change }: Change,
): Promise<Permission> {
  return inOneTransaction(container, async (transaction) => {
    const { permissions } = AccessModuleService.partsIn(transaction.prepared);
    const before = needed(await permissions.lock(id));
    if (version && version !== before.version) throw new ApiError(409, roleMessages.changedMeanwhile);
    const after = { ...told(before), ...given(change) };
    if (after.name !== before.name) await checkName(permissions, before, after.name);
    if (after.status === "active" && before.status === "inactive" && !caller.isFullAdministrator) {
      // While it is inactive, only full administrators have it.
      if ((await permissions.rolesWith(id)).length > 0) throw new ApiError(403, roleMessages.permissionActivation);
    }
    if (!(await permissions.change(id, after))) return before;
    const saved = needed(await permissions.read(id));
    const entry = { actorId: caller.userId, action: "permission.updated", subject: subjectOf(saved) };
    await recordChange(container, { ...entry, before: told(before), after: told(saved) }, transaction);
    return saved;
  });
}

/** @throws ApiError 404, 409 built in, or part of a role. */
export function deletePermission(container: MedusaContainer, caller: AdministratorAccess, id: string): Promise<void> {
  return inOneTransaction(container, async (transaction) => {
    const { permissions } = AccessModuleService.partsIn(transaction.prepared);
    const before = needed(await permissions.lock(id));
    if (before.isBuiltIn) throw new ApiError(409, roleMessages.permissionBuiltInDeleted);
    const roles = await permissions.rolesWith(id);
    if (roles.length > 0) throw new ApiError(409, roleMessages.permissionInUse(listNames(roles)));
    await permissions.remove(id);
    const entry = { actorId: caller.userId, action: "permission.deleted", subject: subjectOf(before) };
    await recordChange(container, { ...entry, before: told(before), after: null }, transaction);
  });
}

function needed(permission: Permission | null): Permission {
  if (!permission) throw new ApiError(404, roleMessages.permissionNotFound);
  return permission;
}

async function checkName(permissions: Permissions, { _id, isBuiltIn }: Permission, name: string): Promise<void> {
  if (isBuiltIn) throw new ApiError(409, roleMessages.permissionBuiltInRenamed);
  if (await permissions.isNameTaken(name, _id)) throw new ApiError(409, roleMessages.permissionNameTaken);
}

/** The given fields; omitted ones stay unchanged. */
function given({ name, description, status }: Change): Partial<PermissionFields> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(status === undefined ? {} : { status }),
  };
}
