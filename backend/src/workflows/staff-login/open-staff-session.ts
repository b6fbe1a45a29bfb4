import { limits } from "@haat/api-contract/limits";
import { readConfig } from "#config/read-config";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import type { LoginAccount } from "#modules/access/accounts";
import { AccessModuleService } from "#modules/access/service";
import { administratorToken } from "./administrator-token";

/** Opens a session in the transaction that uses up the second step's code. @returns its token. */
export async function openStaffSession(
  { prepared }: OneTransaction,
  { userId, authIdentityId }: LoginAccount,
  device: { userAgent: string; address: string },
): Promise<{ token: string }> {
  const { sessions } = AccessModuleService.partsIn(prepared);
  const sessionId = await sessions.open({ ownerId: userId, ...device, hours: limits.staffTokenHours });
  return { token: administratorToken({ userId, authIdentityId, sessionId, secret: readConfig().jwtSecret }) };
}
