import type { Account } from "@haat/api-contract/account/schemas";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../errors/api-error";
import { readAccount } from "../shopper/read-account";

/** The caller's account. @throws ApiError 401 when there is none behind the token any more. */
export async function requireAccount(container: MedusaContainer, customerId: string): Promise<Account> {
  const account = await readAccount(container, customerId);
  if (!account) throw new ApiError(401, loginMessages.tokenRejected);
  return account;
}
