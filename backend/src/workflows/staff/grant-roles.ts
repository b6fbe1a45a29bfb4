import { staffMessages } from "@haat/api-contract/staff/messages";
import type { OneTransaction } from "#database/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { requireMayGrant } from "../access/granting-rules";

type Role = { id: string; grants: string[] };

/**
 * Gives an account exactly these roles. What it has already may stay, whoever saves; what is added must be the
 * caller's to give. The roles are held, so that none is deleted or widened meanwhile.
 *
 * @throws ApiError 400 a role is unknown, 403 one grants what the caller lacks.
 */
export async function grantRoles(
  transaction: OneTransaction,
  caller: AdministratorAccess,
  { staffId, roleIds, had }: { staffId: string; roleIds: readonly string[]; had: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(roleIds)];
  await transaction.run("SELECT FROM role WHERE id = ANY (?) AND deleted_at IS NULL ORDER BY id FOR SHARE", [wanted]);
  const roles = await transaction.run<Role>(
    `SELECT r.id, ARRAY(SELECT p.name FROM role_permission rp
                          JOIN permission p ON p.id = rp.permission_id AND p.status AND p.deleted_at IS NULL
                         WHERE rp.role_id = r.id) AS grants
       FROM role r WHERE r.id = ANY (?) AND r.deleted_at IS NULL`,
    [wanted],
  );
  if (roles.length < wanted.length) throw new ApiError(400, staffMessages.roleUnknown);
  const added = roles.filter(({ id }) => !had.includes(id));
  requireMayGrant(
    caller,
    added.flatMap(({ grants }) => grants),
  );
  await transaction.run("DELETE FROM staff_role WHERE staff_id = ? AND role_id <> ALL (?)", [staffId, wanted]);
  await transaction.run(
    "INSERT INTO staff_role (staff_id, role_id) SELECT ?, unnest(?::text[]) ON CONFLICT DO NOTHING",
    [staffId, added.map(({ id }) => id)],
  );
}
