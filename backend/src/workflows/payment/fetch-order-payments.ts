import { addedTask } from "#queue/task";
import { gatewayPayments } from "./gateway-payments";
import { takeInPayments } from "./take-in-payments";

/** Takes in what no browser and no webhook has told of. Each look sets the time of the next one, so that a late task does nothing. */
export const fetchOrderPaymentsTask = addedTask("fetch-order-payments", async (container, { orderId }) => {
  if (await gatewayPayments(container).attempts().isLookDue(orderId)) await takeInPayments(container, orderId);
});
