import { accountMessages } from "@haat/api-contract/account/messages";
import type { Account } from "@haat/api-contract/account/schemas";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { catalogEvents } from "../catalog/events";
import { deleteKeptFiles } from "../file/delete-kept-files";
import { redeemCode, sendCode } from "../login/one-time-codes";
import { lockOwnCustomer } from "./address-book";
import { checkDeletable, type Ties, tiesSql } from "./check-deletable";
import { requireAccount } from "./own-account";
import { purgeShopper } from "./purge-shopper";

/** Where the code is sent: not up to the caller, who may hold a stolen token. */
function codeHolder({ email, mobile }: Account): Identifier {
  if (email) return { kind: "email", value: email };
  if (mobile) return { kind: "mobile", value: mobile };
  throw new ApiError(409, accountMessages.noIdentifier);
}

/** @throws ApiError see `checkDeletable`. */
async function checkNothingTies(container: MedusaContainer, customerId: string): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  checkDeletable(await database.run<Ties>({ name: "account-ties", text: tiesSql("$1"), values: [customerId] }));
}

/**
 * Sends the code that confirms the deletion; `limit` is checked before sending.
 *
 * @returns where it was sent. @throws ApiError 409 while something blocks the deletion (`checkDeletable`); as
 * `sendCode`.
 */
export async function sendDeletionCode(
  container: MedusaContainer,
  customerId: string,
  limit: () => Promise<void>,
): Promise<string> {
  const holder = codeHolder(await requireAccount(container, customerId));
  await checkNothingTies(container, customerId);
  await limit();
  await sendCode(container, "delete-account", holder);
  return holder.value;
}

/**
 * Deletes an account, confirmed by a code, in one transaction: records required by law are anonymised, everything else
 * is deleted, and all its logins end.
 *
 * @throws ApiError 409 while something blocks the deletion (`checkDeletable`), 400 the code is not valid.
 */
export async function deleteAccount(container: MedusaContainer, customerId: string, code: string): Promise<void> {
  const account = await requireAccount(container, customerId);
  // Checked before the code is redeemed, so that it stays valid if something still blocks the deletion.
  await checkNothingTies(container, customerId);
  await redeemCode(container, "delete-account", codeHolder(account), code);
  const logins = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  const { ended, forgotten } = await inOneTransaction(container, async (transaction) => {
    await lockOwnCustomer(transaction, customerId);
    checkDeletable(await transaction.run<Ties>(tiesSql("?"), [customerId]));
    const identifiers = [account.email, account.mobile].filter((value) => value !== null);
    const forgotten = await purgeShopper(transaction, { customerId, identifiers });
    return { forgotten, ended: await logins.end(transaction, customerId) };
  });
  logins.heard(ended);
  await deleteKeptFiles(container, forgotten.pictures);
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: catalogEvents.productChanged, data: { product_ids: forgotten.productIds } });
}
