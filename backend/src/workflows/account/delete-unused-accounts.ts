import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { accountUnused } from "#messages/account-unused";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { queueMail } from "../message/queue-mail";
import { readAccount } from "../shopper/read-account";
import { eraseAccount } from "./erase-account";

/** How many accounts a run tells, and deletes, at most: each is a transaction of its own, and the next run goes on. */
const maxAccounts = 2000;

const logins = (container: MedusaContainer) => container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);

/** Calls `act` for accounts page by page. @returns how many times it was true. */
async function forEach(
  page: (after: string) => Promise<string[]>,
  act: (customerId: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (let after = ""; done < maxAccounts; ) {
    const ids = await page(after);
    for (const id of ids) if (await act(id)) done += 1;
    const last = ids.at(-1);
    if (last === undefined) return done;
    after = last;
  }
  return done;
}

/** Mails an account's owner. One without a verified address can't be told, and is kept. */
async function tell(container: MedusaContainer, customerId: string, years: number): Promise<boolean> {
  const account = await readAccount(container, customerId);
  const to = account?.email;
  if (!to) return false;
  return await inOneTransaction(container, async (transaction) => {
    if (!(await logins(container).activity(transaction.prepared).markTold(customerId))) return false;
    const write = (sender: Parameters<Parameters<typeof queueMail>[2]["write"]>[0]) =>
      accountUnused({ years, ...sender });
    await queueMail(container, transaction, { to, template: "account-unused", write });
    return true;
  });
}

/** Deletes an account, unless it was used meanwhile or something ties it: then the next run tries again. */
async function remove(container: MedusaContainer, customerId: string): Promise<boolean> {
  const account = await readAccount(container, customerId);
  if (!account) return false;
  try {
    await eraseAccount(container, account, async ({ prepared }) => {
      if (!(await logins(container).activity(prepared).isToldStill(customerId)))
        throw new ApiError(409, "used meanwhile");
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

/**
 * Tells the owners of accounts that are unused for `UNUSED_ACCOUNT_YEARS`, and deletes those who were told and have not
 * logged in. Does nothing without the variable. Rule 8 and the Third Schedule of the DPDP Rules, 2025: a shop with two
 * crore users or more deletes them after three years, and says so 48 hours before.
 *
 * @returns how many were told and deleted.
 */
export async function deleteUnusedAccounts(container: MedusaContainer): Promise<{ told: number; deleted: number }> {
  const activity = logins(container).activity();
  await activity.complete();
  const years = readConfig().unusedAccountYears;
  if (years === undefined) return { told: 0, deleted: 0 };
  const deleted = await forEach(
    (after) => activity.findDue(years, after),
    (id) => remove(container, id),
  );
  const told = await forEach(
    (after) => activity.findUntold(years, after),
    (id) => tell(container, id, years),
  );
  return { told, deleted };
}
