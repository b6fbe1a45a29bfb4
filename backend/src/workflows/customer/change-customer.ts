import { customerMessages } from "@haat/api-contract/customer/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { lockCustomerRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { Block, ShopperLoginService } from "#modules/shopper-login/service";
import { recordChange } from "../audit/record-change";

type Change = {
  customerId: string;
  blocked: boolean;
  reason: string;
  /** The version that the caller read; absent: any version. */
  version?: string | undefined;
  actorId: string;
};

const recorded = ({ at, reason }: Pick<Block, "at" | "reason">) => ({ blocked: at !== null, reason });

/**
 * Blocks a customer, who is logged out everywhere and can neither log in nor order, or unblocks them. Their open orders
 * are not affected.
 *
 * @returns whether anything changed.
 * @throws ApiError 404 no such customer, 409 changed concurrently.
 */
export async function changeCustomer(
  container: MedusaContainer,
  { customerId, blocked, reason, version, actorId }: Change,
): Promise<boolean> {
  const logins = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  const wanted = blocked ? reason : null;
  const { hasChanged, ended } = await inOneTransaction(container, async (transaction) => {
    // Waits for orders being placed for this customer, and keeps new ones from starting.
    if (!(await lockCustomerRow(transaction, customerId))) throw new ApiError(404, customerMessages.notFound);
    const before = await logins.blockIn(transaction, customerId);
    if (version !== undefined && version !== String(before.version)) {
      throw new ApiError(409, customerMessages.changedMeanwhile);
    }
    if ((before.at !== null) === blocked && before.reason === wanted) return { hasChanged: false, ended: null };
    const ended = await logins.setBlock(transaction, customerId, wanted);
    await recordChange(
      container,
      {
        actorId,
        action: blocked ? "customer.blocked" : "customer.unblocked",
        // The id instead of the name, because the entry outlives the account. The name is looked up on reading.
        subject: { type: "customer", id: customerId, label: customerId },
        before: recorded(before),
        after: { blocked, reason: wanted },
      },
      transaction,
    );
    return { hasChanged: true, ended };
  });
  if (ended) logins.heard(ended);
  return hasChanged;
}
