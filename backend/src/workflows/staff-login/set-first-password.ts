import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#database/one-transaction";
import { ApiError } from "#errors/api-error";
import { passwordLinks } from "../access/password-links";
import { recordChange } from "../audit/record-change";
import { setPassword } from "./set-password";

/**
 * Sets the password that a link was sent for (see `passwordLinks` of `access`). The link works once; a
 * password that is refused leaves it good. Nobody is logged in by it: the two steps of the login follow.
 *
 * @throws ApiError 400 the link is unknown, used or too old, or its account is gone or inactive.
 */
export async function setFirstPassword(
  container: MedusaContainer,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    const userId = await passwordLinks(transaction.prepared).take(token);
    const [staff] = userId
      ? await transaction.run<{ id: string; email: string }>(
          `SELECT s.id, u.email FROM staff s JOIN haat_user u ON u.id = s.user_id
            WHERE s.user_id = ? AND s.status AND s.deleted_at IS NULL`,
          [userId],
        )
      : [];
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
