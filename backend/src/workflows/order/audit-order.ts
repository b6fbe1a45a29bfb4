import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import type { Actor } from "#modules/order-status/order-states";
import { recordChange } from "../audit/record-change";

type OrderChange = {
  orderId: string;
  /** The order's display number. */
  displayId: number;
  by: Actor;
  action: "order.status_changed" | "order.return_decided" | "order.parcel_delivered" | "order.tracking_corrected";
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Records in the audit log what a staff member does to an order. What shoppers do is in the order's own history. */
export async function auditOrder(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, displayId, by, action, before, after }: OrderChange,
): Promise<void> {
  if (by.kind !== "administrator" || by.id === null) return;
  const subject = { type: "order", id: orderId, label: `#${displayId}` };
  await recordChange(container, { actorId: by.id, action, subject, before, after }, transaction);
}
