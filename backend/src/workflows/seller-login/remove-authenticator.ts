import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { authenticatorOff } from "#messages/authenticator-off";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { queueMail } from "../message/queue-mail";

type Account = { id: string; email: string; by: "owner" | "staff" };

/** Turns a seller's authenticator app off, and tells them by email if it was on. @returns whether it was. */
export async function removeSellerAuthenticator(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, email, by }: Account,
): Promise<boolean> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  if (!(await sellers.within(transaction.prepared).authenticators.remove(id))) return false;
  await queueMail(container, transaction, {
    to: email,
    template: "authenticator-off",
    write: (sender) => authenticatorOff({ account: "seller", by, ...sender }),
  });
  return true;
}
