import { accountMessages } from "@haat/api-contract/account/messages";
import type { Account } from "@haat/api-contract/account/schemas";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { addIdentity } from "../login/add-identity";
import { findShopper, type LoginWay, lockWays } from "../login/login-ways";
import { redeemCode } from "../login/one-time-codes";
import { lockOwnCustomer } from "./address-book";
import { joinAccounts } from "./join-accounts";
import { requireAccount } from "./own-account";

function checkFree(account: Account, { kind }: Identifier): void {
  if (!account[kind]) return;
  throw new ApiError(409, kind === "email" ? accountMessages.emailPresent : accountMessages.mobilePresent);
}

/**
 * Whether a code may be sent. It does not check whether the identifier has another account: that is only revealed after
 * the code proves it.
 */
export async function checkAddable(
  container: MedusaContainer,
  customerId: string,
  identifier: Identifier,
): Promise<void> {
  checkFree(await requireAccount(container, customerId), identifier);
}

/**
 * Another account with a verified identifier: one that logs in with it, or one with the same address. Before it was
 * verified, the address may have been that of `customerId` itself.
 */
async function findOther(
  container: MedusaContainer,
  customerId: string,
  way: LoginWay,
  { kind, value }: Identifier,
): Promise<string | undefined> {
  const owner = await findShopper(container, way);
  if (owner || kind !== "email") return owner?.customerId;
  const known = await container.resolve(Modules.CUSTOMER).listCustomers({ email: value, has_account: true });
  return known.find(({ id }) => id !== customerId)?.id;
}

/**
 * Adds an email address or mobile number that a code has verified. If it has an account of its own, both accounts
 * belong to one person, and that account is merged into this one.
 *
 * @throws ApiError 400 the code is not valid; 409 the account has one of this kind, or the accounts cannot be merged.
 */
export async function addIdentifier(
  container: MedusaContainer,
  customerId: string,
  identifier: Identifier,
  code: string,
): Promise<{ account: Account; message: string }> {
  await checkAddable(container, customerId, identifier);
  await redeemCode(container, "add-identifier", identifier, code);
  const way: LoginWay = { provider: "otp", value: identifier.value };
  // Locks the account too: two addresses of one kind could be verified concurrently.
  return await lockWays(container, [way, { provider: "account", value: customerId }], async () => {
    checkFree(await requireAccount(container, customerId), identifier);
    const other = await findOther(container, customerId, way, identifier);
    const message = other ? accountMessages.accountsJoined : accountMessages.identifierAdded;
    await (other
      ? joinAccounts(container, { into: customerId, from: other, identifier })
      : addNewIdentifier(container, customerId, identifier));
    return { account: await requireAccount(container, customerId), message };
  });
}

async function addNewIdentifier(container: MedusaContainer, customerId: string, { kind, value }: Identifier) {
  await inOneTransaction(container, async (transaction) => {
    await lockOwnCustomer(transaction, customerId);
    const [auth, customers] = [container.resolve(Modules.AUTH), container.resolve(Modules.CUSTOMER)];
    await addIdentity(container, { provider: "otp", value, customerId }, transaction.contextFor(auth));
    const change = kind === "email" ? { email: value } : { phone: value };
    await customers.updateCustomers(customerId, change, transaction.contextFor(customers));
  });
}
