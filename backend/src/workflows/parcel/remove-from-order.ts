import type { MedusaContainer } from "@medusajs/framework/types";
import { ChangeActionType, Modules, OrderChangeType } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { soldDelivery } from "../../database/sold-lines-sql";
import { readMoney } from "../payment/read-money";

type Part = {
  orderId: string;
  parcelId: string;
  lines: readonly { id: string; quantity: number }[];
  by: string;
  reason: string;
};

/**
 * Takes the lines of a parcel and its delivery out of the engine's order by an order change of its own, in the running
 * transaction: a new version of the order without them. So totals, summary and everything that reads the order's version
 * know no more of them, while the lines themselves stay to be shown as cancelled.
 */
export async function removeFromOrder(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, parcelId, lines, by, reason }: Part,
): Promise<void> {
  const deliveries = await transaction.run<{ id: string }>(
    `SELECT m.id FROM "order" o JOIN ${soldDelivery} ON os.order_id = o.id AND os.version = o.version
      WHERE o.id = ? AND m.metadata->>'parcel_id' = ?`,
    [orderId, parcelId],
  );
  const orders = container.resolve(Modules.ORDER);
  const context = transaction.contextFor(orders);
  const change = await orders.createOrderChange(
    {
      order_id: orderId,
      change_type: OrderChangeType.EDIT,
      created_by: by,
      internal_note: reason,
      actions: [
        ...lines.map(({ id, quantity }) => ({
          action: ChangeActionType.ITEM_REMOVE,
          details: { reference_id: id, quantity },
        })),
        ...deliveries.map(({ id }) => ({
          action: ChangeActionType.SHIPPING_REMOVE,
          reference: "order_shipping_method",
          reference_id: id,
        })),
      ],
    },
    context,
  );
  await orders.confirmOrderChange({ id: change.id, confirmed_by: by }, context);
  await transaction.flush();
}

/**
 * What an order still awaits, once a part of it is gone: that is collected, and no more. What was paid already stays as
 * it is; what was paid beyond is refunded. Needs the order's row in the back office's list to be up to date.
 */
export async function lowerAwaited(transaction: OneTransaction, orderId: string): Promise<void> {
  const money = await readMoney(transaction.prepared, { orderId, customerId: null });
  // Where nothing is awaited any more, the books stay as they are.
  if (!money?.collectionId || !money.sessionId) return;
  const { collectionId, sessionId, totalPaise, duePaise } = money;
  const amount = `amount = :amount, raw_amount = jsonb_build_object('value', trim_scale(CAST(:amount AS numeric))::text, 'precision', 20), updated_at = now()`;
  await transaction.run(`UPDATE payment_session SET ${amount} WHERE id = :sessionId`, {
    amount: duePaise / 100,
    sessionId,
  });
  await transaction.run(`UPDATE payment_collection SET ${amount} WHERE id = :collectionId`, {
    amount: totalPaise / 100,
    collectionId,
  });
  // The wallet's part may have paid for all that is left.
  if (money.paymentStatus === "pending" && duePaise === 0 && totalPaise > 0) {
    await transaction.run("UPDATE payment_session SET deleted_at = now() WHERE id = :sessionId", { sessionId });
    await transaction.run("UPDATE order_status SET payment_status = 'paid' WHERE order_id = :orderId", { orderId });
  }
}
