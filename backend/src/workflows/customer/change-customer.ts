import { customerMessages } from "@haat/api-contract/customer/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#database/one-transaction";
import { lockCustomerRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { Block, ShopperLoginService } from "#modules/shopper-login/service";
import { recordChange } from "../audit/record-change";

type Change = {
  customerId: string;
  blocked: boolean;
  reason: string;
  /** What the caller saw; absent: whatever there is. */
  version?: string | undefined;
  actorId: string;
};

const recorded = ({ at, reason }: Pick<Block, "at" | "reason">) => ({ blocked: at !== null, reason });

/**
 * Blocks a customer, who is logged out everywhere and can neither log in nor order, or lets them in again. Their open
 * orders stay as they are.
 *
 * @returns whether anything changed.
 * @throws ApiError 404 no such customer, 409 somebody was faster.
 */
export async function changeCustomer(
  container: MedusaContainer,
  { customerId, blocked, reason, version, actorId }: Change,
): Promise<boolean> {
  const logins = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  const wanted = blocked ? reason : null;
  const { hasChanged, ended } = await inOneTransaction(container, async (transaction) => {
    // Whoever writes an order for them at the moment is waited for, and nobody begins one.
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
        // No name: the entry outlives the account. Who reads the log is told it while there is one.
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
