import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { authenticatorOff } from "#messages/authenticator-off";
import { AccessModuleService } from "#modules/access/service";
import { queueMail } from "../message/queue-mail";

type Account = { userId: string; email: string; by: "owner" | "staff" };

/** Turns a staff member's authenticator app off, and tells them by email if it was on. @returns whether it was. */
export async function removeStaffAuthenticator(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, email, by }: Account,
): Promise<boolean> {
  const wasOn = await AccessModuleService.partsIn(transaction.prepared).authenticators.remove(userId);
  if (!wasOn) return false;
  await queueMail(container, transaction, {
    to: email,
    template: "authenticator-off",
    write: (sender) => authenticatorOff({ account: "staff", by, ...sender }),
  });
  return true;
}
