import type { Account } from "@haat/api-contract/account/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { catalogEvents } from "../catalog/events";
import { deleteKeptFiles } from "../file/delete-kept-files";
import { lockOwnCustomer } from "./address-book";
import { checkDeletable, type Ties, tiesSql } from "./check-deletable";
import { purgeShopper } from "./purge-shopper";

/**
 * Deletes an account in one transaction: records required by law are anonymised, everything else is deleted, and all its
 * logins end. `check` may refuse under the account's lock.
 *
 * @throws ApiError 409 while something blocks the deletion (`checkDeletable`); as `check`.
 */
export async function eraseAccount(
  container: MedusaContainer,
  { _id: customerId, email, mobile }: Account,
  check: (transaction: OneTransaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const logins = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  const { ended, forgotten } = await inOneTransaction(container, async (transaction) => {
    await lockOwnCustomer(transaction, customerId);
    await check(transaction);
    checkDeletable(await transaction.run<Ties>(tiesSql("?"), [customerId]));
    const identifiers = [email, mobile].filter((value) => value !== null);
    const forgotten = await purgeShopper(transaction, { customerId, identifiers });
    return { forgotten, ended: await logins.end(transaction, customerId) };
  });
  logins.heard(ended);
  await deleteKeptFiles(container, forgotten.pictures);
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: catalogEvents.productChanged, data: { product_ids: forgotten.productIds } });
}
