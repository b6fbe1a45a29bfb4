import type { Account } from "@haat/api-contract/account/schemas";
import { whatsAppMessages } from "@haat/api-contract/whatsapp/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { isWhatsAppOpen } from "#messages/open-channels";
import { ShopperLoginService } from "#modules/shopper-login/service";
import { lockOwnCustomer } from "./address-book";
import { requireAccount } from "./own-account";

/**
 * Opts a shopper in to order news by WhatsApp at the account's own mobile number, or out, which is always possible.
 *
 * @throws ApiError 401 the account is gone; 409 it has no mobile number, or the shop does not send by WhatsApp.
 */
export async function setWhatsApp(
  container: MedusaContainer,
  customerId: string,
  { isOn }: { isOn: boolean },
): Promise<Account> {
  const { mobile } = await requireAccount(container, customerId);
  if (isOn && !isWhatsAppOpen()) throw new ApiError(409, whatsAppMessages.notOffered);
  if (isOn && !mobile) throw new ApiError(409, whatsAppMessages.noMobile);
  await inOneTransaction(container, async (transaction) => {
    await lockOwnCustomer(transaction, customerId);
    const consents = ShopperLoginService.whatsAppIn(transaction.prepared);
    if (isOn && mobile) await consents.add(customerId, mobile);
    else await consents.optOut(customerId, "settings");
  });
  return await requireAccount(container, customerId);
}
