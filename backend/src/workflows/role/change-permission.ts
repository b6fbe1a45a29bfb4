import { roleMessages } from "@haat/api-contract/role/messages";
import type { ActiveStatus, Permission } from "@haat/api-contract/role/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#database/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { recordChange } from "../audit/record-change";
import { listNames } from "./list-names";
import { readPermission } from "./read-permissions";

type Fields = { name: string; description: string; status: ActiveStatus };
type Change = { [Field in keyof Fields]?: Fields[Field] | undefined } & { version?: string | undefined };

const told = ({ name, description, status }: Permission): Fields => ({ name, description, status });
const subjectOf = ({ _id, name }: Permission) => ({ type: "permission", id: _id, label: name });

/** @throws ApiError 409 the name is taken. */
export function addPermission(
  container: MedusaContainer,
  caller: AdministratorAccess,
  { name, description, status }: Fields,
): Promise<Permission> {
  return inOneTransaction(container, async (transaction) => {
    const id = generateEntityId(undefined, "perm");
    const rows = await transaction.run(
      `INSERT INTO permission (id, name, description, status, created_at, updated_at)
       VALUES (?, ?, ?, ?, clock_timestamp(), clock_timestamp())
       ON CONFLICT DO NOTHING RETURNING id`,
      [id, name, description, status === "active"],
    );
    if (rows.length === 0) throw new ApiError(409, roleMessages.permissionNameTaken);
    const made = await needed(transaction, id);
    const entry = { actorId: caller.userId, action: "permission.created", subject: subjectOf(made) };
    await recordChange(container, { ...entry, before: null, after: told(made) }, transaction);
    return made;
  });
}

/**
 * Changes what is given of a permission. A built-in one keeps its name, since the server asks by it.
 *
 * @throws ApiError 404, 409 taken, built in or changed meanwhile, 403 activating would give others what the caller
 * can't give.
 */
export function updatePermission(
  container: MedusaContainer,
  caller: AdministratorAccess,
  id: string,
  { version, ...change }: Change,
): Promise<Permission> {
  return inOneTransaction(container, async (transaction) => {
    const before = await locked(transaction, id);
    if (version && version !== before.version) throw new ApiError(409, roleMessages.changedMeanwhile);
    const after = { ...told(before), ...given(change) };
    if (after.name !== before.name) await checkName(transaction, before, after.name);
    if (after.status === "active" && before.status === "inactive" && !caller.isFullAdministrator) {
      // Nobody but a full administrator has it while it is inactive.
      if ((await rolesWith(transaction, id)).length > 0) throw new ApiError(403, roleMessages.permissionActivation);
    }
    const rows = await transaction.run(
      `UPDATE permission SET name = ?, description = ?, status = ?, updated_at = clock_timestamp() WHERE id = ?
          AND (name, description, status) IS DISTINCT FROM (?, ?, ?::boolean) RETURNING id`,
      [
        after.name,
        after.description,
        after.status === "active",
        id,
        after.name,
        after.description,
        after.status === "active",
      ],
    );
    if (rows.length === 0) return before;
    const saved = await needed(transaction, id);
    const entry = { actorId: caller.userId, action: "permission.updated", subject: subjectOf(saved) };
    await recordChange(container, { ...entry, before: told(before), after: told(saved) }, transaction);
    return saved;
  });
}

/** @throws ApiError 404, 409 built in, or part of a role. */
export function deletePermission(container: MedusaContainer, caller: AdministratorAccess, id: string): Promise<void> {
  return inOneTransaction(container, async (transaction) => {
    const before = await locked(transaction, id);
    if (before.isBuiltIn) throw new ApiError(409, roleMessages.permissionBuiltInDeleted);
    const roles = await rolesWith(transaction, id);
    if (roles.length > 0) throw new ApiError(409, roleMessages.permissionInUse(listNames(roles)));
    await transaction.run("DELETE FROM permission WHERE id = ?", [id]);
    const entry = { actorId: caller.userId, action: "permission.deleted", subject: subjectOf(before) };
    await recordChange(container, { ...entry, before: told(before), after: null }, transaction);
  });
}

/** A role that is being given it waits for this lock, and so is seen. */
async function locked(transaction: OneTransaction, id: string): Promise<Permission> {
  await transaction.run("SELECT FROM permission WHERE id = ? FOR UPDATE", [id]);
  return await needed(transaction, id);
}

async function needed(transaction: OneTransaction, id: string): Promise<Permission> {
  const permission = await readPermission(transaction, id);
  if (!permission) throw new ApiError(404, roleMessages.permissionNotFound);
  return permission;
}

async function checkName(transaction: OneTransaction, { _id, isBuiltIn }: Permission, name: string): Promise<void> {
  if (isBuiltIn) throw new ApiError(409, roleMessages.permissionBuiltInRenamed);
  await transaction.run("SELECT pg_advisory_xact_lock(hashtext('permission-name:' || lower(?)))", [name]);
  const others = await transaction.run(
    "SELECT FROM permission WHERE lower(name) = lower(?) AND id <> ? AND deleted_at IS NULL",
    [name, _id],
  );
  if (others.length > 0) throw new ApiError(409, roleMessages.permissionNameTaken);
}

async function rolesWith(transaction: OneTransaction, permissionId: string): Promise<string[]> {
  const rows = await transaction.run<{ name: string }>(
    `SELECT r.name FROM role_permission rp JOIN role r ON r.id = rp.role_id AND r.deleted_at IS NULL
      WHERE rp.permission_id = ? ORDER BY r.name`,
    [permissionId],
  );
  return rows.map(({ name }) => name);
}

/** The fields that were sent; what was left out stays. */
function given({ name, description, status }: Change): Partial<Fields> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(status === undefined ? {} : { status }),
  };
}
