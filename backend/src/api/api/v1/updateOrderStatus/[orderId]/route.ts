import { orderMessages } from "@haat/api-contract/order/messages";
import { defineRoute } from "#http/define-route";
import { readStanding } from "#workflows/order/read-standing";
import { changeOrderStatus } from "#workflows/order-status/change-order-status";

export const PUT = defineRoute("updateOrderStatus", async ({ auth, params, body, scope }) => {
  const { orderId } = params;
  const by = { kind: "administrator", id: auth.id } as const;
  const { status: to, carrier, trackingNumber } = body;
  const move = { orderId, to, by, tracking: { carrier, trackingNumber } };
  const hasMoved = await changeOrderStatus(scope, move, body.version ?? null);
  const message = hasMoved ? orderMessages.statusUpdated(body.status) : orderMessages.statusUnchanged(body.status);
  return { message, order: await readStanding(scope, orderId) };
});
