import type { Account } from "@haat/api-contract/account/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { requireAccount } from "./require-account";

/** Sets the name, whole: nobody can tell where a first name ends. Answers the account as it is then. */
export async function updateAccount(
  container: MedusaContainer,
  customerId: string,
  { name }: { name: string },
): Promise<Account> {
  await requireAccount(container, customerId);
  await container.resolve(Modules.CUSTOMER).updateCustomers(customerId, { first_name: name, last_name: null });
  return await requireAccount(container, customerId);
}
