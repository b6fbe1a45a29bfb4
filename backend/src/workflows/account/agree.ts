import type { Account } from "@haat/api-contract/account/schemas";
import type { ConsentWay } from "@haat/api-contract/consent/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ShopperLoginService } from "#modules/shopper-login/service";
import { lockOwnCustomer } from "./address-book";
import { requireAccount } from "./own-account";

/** Records that a shopper agrees to the documents in force. @throws ApiError 401 the account is gone. */
export async function agree(container: MedusaContainer, customerId: string, way: ConsentWay): Promise<Account> {
  await inOneTransaction(container, async (transaction) => {
    await lockOwnCustomer(transaction, customerId);
    await ShopperLoginService.consentsIn(transaction.prepared).add(customerId, way);
  });
  return await requireAccount(container, customerId);
}
