import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { ACCESS_MODULE } from "#modules/access/index";
import { AccessModuleService } from "#modules/access/service";
import { recordChange } from "../audit/record-change";
import { setPassword } from "./set-password";

/**
 * The account that an invitation link belongs to. @throws ApiError 400 it is unknown, used or expired, or its account
 * is inactive.
 */
export async function readInvitation(
  container: MedusaContainer,
  token: string,
): Promise<{ email: string; name: string }> {
  const invited = await container.resolve<AccessModuleService>(ACCESS_MODULE).accounts.invited(token);
  if (!invited) throw new ApiError(400, staffLoginMessages.linkInvalid);
  return invited;
}

/**
 * Sets the password for which a link was sent (see `passwordLinks` of `access`). The link works once; a rejected
 * password leaves it valid. It does not log in: the two steps of the login follow.
 *
 * @throws ApiError 400 the link is unknown, used or expired, or its account is gone or inactive.
 */
export async function setFirstPassword(
  container: MedusaContainer,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    const { accounts, passwordLinks } = AccessModuleService.partsIn(transaction.prepared);
    const userId = await passwordLinks.take(token);
    const staff = userId && (await accounts.activeMember(userId));
    if (!userId || !staff) throw new ApiError(400, staffLoginMessages.linkInvalid);
    await setPassword(container, transaction, { userId, password, keepSessionId: null });
    const subject = { type: "staff", id: staff.id, label: staff.email };
    await recordChange(
      container,
      { actorId: userId, action: "staff.password-set", subject, before: null, after: {} },
      transaction,
    );
  });
}
