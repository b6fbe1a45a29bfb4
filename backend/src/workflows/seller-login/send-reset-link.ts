import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { sellerReset } from "#messages/seller-reset";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { queueMail } from "../message/queue-mail";

/** Repeated clicks send one email, and the link in it stays valid. */
const pauseSeconds = 60;

/**
 * Emails the link that sets a new password, if there is an account. Neither the response nor its timing reveals whether
 * there is, since the email is sent afterwards. It goes to the account's address, even if the number was entered.
 *
 * @param identifier an email address in lower case, or a number as `+91…`
 */
export async function sendResetLink(scope: MedusaContainer, identifier: string): Promise<void> {
  const sellers = scope.resolve<SellerService>(SELLER_MODULE);
  const account = await sellers.accounts.loginOf(identifier);
  if (!account) return;
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
  void mailLink(scope, account).catch((error) => logger.error("Could not send a reset link", error));
}

async function mailLink(scope: MedusaContainer, { id, email }: { id: string; email: string }): Promise<void> {
  const sellers = scope.resolve<SellerService>(SELLER_MODULE);
  await inOneTransaction(scope, async (transaction) => {
    const token = await sellers.within(transaction.prepared).resetLinks.make(id, pauseSeconds);
    if (!token) return;
    await queueMail(scope, transaction, {
      to: email,
      template: "seller-reset",
      write: ({ shop, shopUrl }) => sellerReset({ url: `${shopUrl}/seller/reset?token=${token}`, shop, shopUrl }),
    });
  });
}
