import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnBody } from "@haat/api-contract/return-request/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { NewReturn, ReturnRequestModule } from "#modules/return-request/service";
import { withKeptFiles } from "../file/with-kept-files";
import { publishOrderEvents, returnChanged, statusChanged } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { readOrder } from "../order/read-orders";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { checkRefundChoice, chooseRefund } from "../payment/refund-choice";
import { lockCustomer } from "../shopper/lock-customer";
import { checkReturnable } from "./check-returnable";

type Request = ReturnBody & { customerId: string; orderId: string; picture: Upload | undefined };

/** Stores request and status in one transaction, so that there is no returned order without a request. */
async function saveRequest(
  container: MedusaContainer,
  request: NewReturn,
  refundTo: Request["refundTo"],
): Promise<void> {
  const { orderId, customerId, at } = request;
  await inOneTransaction(container, async (transaction) => {
    await lockCustomer(transaction, customerId);
    const returns = container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE);
    if (!(await returns.add(request, transaction.contextFor(returns)))) {
      throw new ApiError(409, returnMessages.alreadyRequested);
    }
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    const by = { kind: "shopper", id: customerId } as const;
    const change = { orderId, to: "returned", from: ["delivered"], by, at } as const;
    if (!(await statuses.changeStatus(change, transaction.contextFor(statuses)))) {
      throw new ApiError(409, returnMessages.alreadyRequested);
    }
    await chooseRefund(transaction.prepared, orderId, refundTo);
    await refreshOrderListing(transaction, [orderId]);
    await publishOrderEvents(transaction, [
      statusChanged({ id: orderId, from: "delivered", status: "returned" }),
      returnChanged({ id: orderId, action: request.action, status: "requested" }),
    ]);
  });
}

/**
 * Requests the return or replacement of a shopper's delivered order, or a part of it. Items and money move only once
 * the back office has received the items.
 *
 * @throws ApiError as `checkReturnable`, and 400 if there is no wallet to refund to.
 */
export async function requestReturn(
  container: MedusaContainer,
  { customerId, orderId, action, reason, products, refundTo, picture }: Request,
): Promise<void> {
  await checkRefundChoice(container, refundTo);
  const load = async (at: Date) => checkReturnable(await readOrder(container, customerId, orderId), products, at);
  // Checks the caller before waiting for the order's lock.
  await load(new Date());
  await withOrderLock(container, orderId, async () => {
    const at = new Date();
    const lines = await load(at);
    await withKeptFiles(container, picture ? [picture] : [], ([image = null]) =>
      saveRequest(container, { orderId, customerId, action, reason, image, lines, at }, refundTo),
    );
  });
}
