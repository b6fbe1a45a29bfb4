import { roleMessages } from "@haat/api-contract/role/messages";
import type { ActiveStatus, Role } from "@haat/api-contract/role/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#database/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { requireMayGrant } from "../access/granting-rules";
import { recordChange } from "../audit/record-change";
import { listNames } from "./list-names";
import { readRole } from "./read-roles";

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
    const { name, status, permissions } = wanted;
    const granted = await permissionsOf(transaction, permissions);
    requireMayGrant(caller, granted.values());
    await checkName(transaction, name);
    const id = generateEntityId(undefined, "role");
    await transaction.run(
      `INSERT INTO role (id, name, status, created_at, updated_at) VALUES (?, ?, ?, clock_timestamp(), clock_timestamp())`,
      [id, name, status === "active"],
    );
    await givePermissions(transaction, id, [...granted.keys()]);
    const made = await needed(transaction, id);
    const entry = { actorId: caller.userId, action: "role.created", subject: subjectOf(made) };
    await recordChange(container, { ...entry, before: null, after: told(made) }, transaction);
    return made;
  });
}

/**
 * Changes what is given of a role; whoever has it may do more or less from their next request on.
 *
 * @throws ApiError 404, 400 unknown permission, 403 it would give what the caller lacks, 409 taken or changed meanwhile.
 */
export function updateRole(
  container: MedusaContainer,
  caller: AdministratorAccess,
  id: string,
  { version, name, permissions, status }: Change,
): Promise<Role> {
  return inOneTransaction(container, async (transaction) => {
    const before = await locked(transaction, id);
    if (version && version !== before.version) throw new ApiError(409, roleMessages.changedMeanwhile);
    if (name !== undefined && name !== before.name) await checkName(transaction, name, id);
    if (permissions) await changePermissions(transaction, caller, before, permissions);
    if (status === "active" && before.status === "inactive") {
      const kept = await needed(transaction, id);
      const active = kept.permissions.filter((permission) => permission.status === "active");
      requireMayGrant(
        caller,
        active.map((permission) => permission.name),
      );
    }
    const to = { name: name ?? before.name, status: status ?? before.status };
    await transaction.run("UPDATE role SET name = ?, status = ? WHERE id = ?", [to.name, to.status === "active", id]);
    const saved = await needed(transaction, id);
    if (JSON.stringify(told(saved)) === JSON.stringify(told(before))) return before;
    await transaction.run("UPDATE role SET updated_at = clock_timestamp() WHERE id = ?", [id]);
    const entry = { actorId: caller.userId, action: "role.updated", subject: subjectOf(saved) };
    await recordChange(container, { ...entry, before: told(before), after: told(saved) }, transaction);
    return await needed(transaction, id);
  });
}

/** @throws ApiError 404, 409 somebody has it. */
export function deleteRole(container: MedusaContainer, caller: AdministratorAccess, id: string): Promise<void> {
  return inOneTransaction(container, async (transaction) => {
    const before = await locked(transaction, id);
    const holders = await transaction.run<{ email: string }>(
      `SELECT u.email FROM staff_role sr JOIN staff s ON s.id = sr.staff_id AND s.deleted_at IS NULL
         JOIN haat_actor u ON u.id = s.user_id WHERE sr.role_id = ? ORDER BY u.email`,
      [id],
    );
    if (holders.length > 0) {
      throw new ApiError(409, roleMessages.roleInUse(listNames(holders.map(({ email }) => email))));
    }
    await transaction.run("DELETE FROM role WHERE id = ?", [id]);
    const entry = { actorId: caller.userId, action: "role.deleted", subject: subjectOf(before) };
    await recordChange(container, { ...entry, before: told(before), after: null }, transaction);
  });
}

/** Only what is added is a grant; what was in the role before may stay in it, whoever saves. */
async function changePermissions(
  transaction: OneTransaction,
  caller: AdministratorAccess,
  { _id, permissions: had }: Role,
  ids: readonly string[],
): Promise<void> {
  const wanted = await permissionsOf(transaction, ids);
  const known = new Set(had.map((permission) => permission._id));
  const added = [...wanted].filter(([permissionId]) => !known.has(permissionId));
  requireMayGrant(
    caller,
    added.map(([, name]) => name),
  );
  await transaction.run("DELETE FROM role_permission WHERE role_id = ? AND permission_id <> ALL (?)", [
    _id,
    [...wanted.keys()],
  ]);
  await givePermissions(
    transaction,
    _id,
    added.map(([permissionId]) => permissionId),
  );
}

/** The permissions of these ids, by id, held so that none is deleted meanwhile. @throws ApiError 400 */
async function permissionsOf(transaction: OneTransaction, ids: readonly string[]): Promise<Map<string, string>> {
  const distinct = [...new Set(ids)];
  const rows = await transaction.run<{ id: string; name: string }>(
    "SELECT id, name FROM permission WHERE id = ANY (?) AND deleted_at IS NULL ORDER BY id FOR SHARE",
    [distinct],
  );
  if (rows.length < distinct.length) throw new ApiError(400, roleMessages.roleUnknownPermission);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function givePermissions(transaction: OneTransaction, roleId: string, ids: string[]): Promise<void> {
  await transaction.run(
    "INSERT INTO role_permission (role_id, permission_id) SELECT ?, unnest(?::text[]) ON CONFLICT DO NOTHING",
    [roleId, ids],
  );
}

/** Two who take one name at the same moment come one after the other. */
async function checkName(transaction: OneTransaction, name: string, id = ""): Promise<void> {
  await transaction.run("SELECT pg_advisory_xact_lock(hashtext('role-name:' || lower(?)))", [name]);
  const others = await transaction.run(
    "SELECT id FROM role WHERE lower(name) = lower(?) AND id <> ? AND deleted_at IS NULL",
    [name, id],
  );
  if (others.length > 0) throw new ApiError(409, roleMessages.roleNameTaken);
}

/** Whoever gives the role to somebody waits for this lock. */
async function locked(transaction: OneTransaction, id: string): Promise<Role> {
  await transaction.run("SELECT FROM role WHERE id = ? FOR UPDATE", [id]);
  return await needed(transaction, id);
}

async function needed(transaction: OneTransaction, id: string): Promise<Role> {
  const role = await readRole(transaction, id);
  if (!role) throw new ApiError(404, roleMessages.roleNotFound);
  return role;
}
