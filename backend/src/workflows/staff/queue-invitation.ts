import { staffMessages } from "@haat/api-contract/staff/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { openChannels } from "#messages/open-channels";
import { staffInvitation } from "#messages/staff-invitation";
import { AccessModuleService } from "#modules/access/service";
import { queueMail } from "../message/queue-mail";

type Invited = { userId: string; email: string; name: string; invitedBy: string };

/** No account is created if its owner cannot be notified. @throws ApiError 503 */
export function requireMail(): void {
  if (!openChannels().includes("email")) throw new ApiError(503, staffMessages.mailNotConfigured);
}

/** Creates a link for an account's first password, which voids the previous one, and queues the email with it. */
export async function queueInvitation(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, email, name, invitedBy }: Invited,
): Promise<void> {
  const token = await AccessModuleService.partsIn(transaction.prepared).passwordLinks.make(userId);
  await queueMail(container, transaction, {
    to: email,
    template: "staff-invitation",
    write: ({ shop, shopUrl }) =>
      staffInvitation({ name, invitedBy, url: `${shopUrl}/adminlogin/welcome?token=${token}`, shop, shopUrl }),
  });
}
