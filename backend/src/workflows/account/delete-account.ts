import { accountMessages } from "@haat/api-contract/account/messages";
import type { Account } from "@haat/api-contract/account/schemas";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import { redeemCode, sendCode } from "../login/one-time-codes";
import { checkDeletable, type Ties, tiesSql } from "./check-deletable";
import { eraseAccount } from "./erase-account";
import { requireAccount } from "./own-account";

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
 * Deletes an account, confirmed by a code; see `eraseAccount`.
 *
 * @throws ApiError 409 while something blocks the deletion (`checkDeletable`), 400 the code is not valid.
 */
export async function deleteAccount(container: MedusaContainer, customerId: string, code: string): Promise<void> {
  const account = await requireAccount(container, customerId);
  // Checked before the code is redeemed, so that it stays valid if something still blocks the deletion.
  await checkNothingTies(container, customerId);
  await redeemCode(container, "delete-account", codeHolder(account), code);
  await eraseAccount(container, account);
}
