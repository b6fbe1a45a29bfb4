import { loginMessages } from "@haat/api-contract/login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { OneTransaction } from "#database/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { grantedNames, holds } from "#modules/access/service";

/**
 * Nobody grants what they don't have: making a role with these permissions, adding them to one, giving somebody a role
 * with them, or making such a role or permission active again.
 *
 * @throws ApiError 403
 */
export function requireMayGrant(caller: AdministratorAccess, permissionNames: Iterable<string>): void {
  for (const name of permissionNames) {
    if (!holds(caller, name)) throw new ApiError(403, staffLoginMessages.cannotGrant);
  }
}

/** Only a full administrator makes full administrators, or changes one. @throws ApiError 403 */
export function requireFullAdministrator(caller: AdministratorAccess): void {
  if (!caller.isFullAdministrator) throw new ApiError(403, staffLoginMessages.fullAdministratorOnly);
}

/**
 * Nobody changes the account of somebody who may do more: sending its password's link elsewhere would be to have what
 * it has. Deactivating counts as well.
 *
 * @throws ApiError 403
 */
export async function requireMayManage(
  transaction: Pick<OneTransaction, "run">,
  caller: AdministratorAccess,
  staffId: string,
): Promise<void> {
  if (caller.isFullAdministrator) return;
  const [account] = await transaction.run<{ full: boolean; granted: string[] }>(
    `SELECT s.is_full_administrator AS full, ${grantedNames} AS granted
       FROM staff s WHERE s.id = ? AND s.deleted_at IS NULL`,
    [staffId],
  );
  if (account?.full) requireFullAdministrator(caller);
  if (account?.granted.some((name) => !holds(caller, name))) throw new ApiError(403, loginMessages.forbidden);
}

/**
 * The last full administrator stays one. To be asked in the transaction that demotes, deactivates or removes an
 * account, before it does: the rows of all full administrators stay locked until it ends, so that of two who demote
 * each other at the same moment one is refused.
 *
 * @throws ApiError 409
 */
export async function requireAnotherFullAdministrator(
  transaction: Pick<OneTransaction, "run">,
  staffId: string,
): Promise<void> {
  const rows = await transaction.run<{ id: string }>(
    `SELECT s.id FROM staff s
      WHERE s.is_full_administrator AND s.status AND s.deleted_at IS NULL
        AND EXISTS (SELECT FROM haat_user u WHERE u.id = s.user_id)
      ORDER BY s.id FOR UPDATE OF s`,
    [],
  );
  const isOne = rows.some(({ id }) => id === staffId);
  if (isOne && rows.length === 1) throw new ApiError(409, staffLoginMessages.lastFullAdministrator);
}
