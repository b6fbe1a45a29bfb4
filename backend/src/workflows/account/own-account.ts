import type { Account } from "@haat/api-contract/account/schemas";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { readAccount } from "../shopper/read-account";

/** The caller's account. @throws ApiError 401 when the token's account no longer exists. */
export async function requireAccount(container: MedusaContainer, customerId: string): Promise<Account> {
  const account = await readAccount(container, customerId);
  if (!account) throw new ApiError(401, loginMessages.tokenRejected);
  return account;
}

/** Sets the full name in one field, because it cannot be split reliably. Returns the updated account. */
export async function updateAccount(
  container: MedusaContainer,
  customerId: string,
  { name }: { name: string },
): Promise<Account> {
  await requireAccount(container, customerId);
  await container.resolve(Modules.CUSTOMER).updateCustomers(customerId, { first_name: name, last_name: null });
  return await requireAccount(container, customerId);
}

/** Invalidates all tokens of a shopper, including the caller's, immediately and in every process. */
export async function logOutEverywhere(container: MedusaContainer, customerId: string): Promise<void> {
  const logins = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  logins.heard(await inOneTransaction(container, (transaction) => logins.end(transaction, customerId)));
}
