import { staffMessages } from "@haat/api-contract/staff/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../http/api-error";
import { openChannels } from "../../messages/open-channels";
import { sealMessage } from "../../messages/sealed-message";
import { shopUrl } from "../../messages/shop-url";
import { staffInvitation } from "../../messages/staff-invitation";
import { MESSAGE_QUEUE_MODULE } from "../../modules/message-queue";
import type { MessageQueueModuleService } from "../../modules/message-queue/service";
import { SETTINGS_MODULE } from "../../modules/settings";
import type { SettingsModuleService } from "../../modules/settings/service";
import { makePasswordLink } from "../access/password-links";

type Invited = { userId: string; email: string; name: string; invitedBy: string };

/** An account that nobody could be told of is not made. @throws ApiError 503 */
export function requireMail(): void {
  if (!openChannels().includes("email")) throw new ApiError(503, staffMessages.mailNotConfigured);
}

/** Makes a link for an account's first password, which voids the one before, and lays the mail that brings it out. */
export async function queueInvitation(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, email, name, invitedBy }: Invited,
): Promise<void> {
  const token = await makePasswordLink(transaction, userId);
  const settings = container.resolve<SettingsModuleService>(SETTINGS_MODULE);
  const { document } = await settings.read(transaction.contextFor(settings));
  const message = staffInvitation({
    name,
    invitedBy,
    url: `${shopUrl()}/adminlogin/welcome?token=${token}`,
    shop: document.shop,
    shopUrl: shopUrl(),
  });
  const queue = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  const template = "staff-invitation";
  const key = `${template}:${generateEntityId()}`;
  const { sealed } = sealMessage(message);
  await queue.enqueue([{ key, to: email, channel: "email", template, sealed }], transaction.contextFor(queue));
}
