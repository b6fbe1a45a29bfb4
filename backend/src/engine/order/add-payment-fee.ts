import type { MedusaContainer } from "@medusajs/framework/types";
import { ChangeActionType, Modules, OrderChangeType } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { loadStoreDefaults, storeDefaultNames } from "../store-defaults";

type Fee = { orderId: string; feePaise: number };

/**
 * Adds the cash fee to an order that switches to cash on delivery. The fee is one more shipping method, added by an
 * order change of its own, so that totals and invoice include it.
 */
export async function addPaymentFee(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, feePaise }: Fee,
): Promise<void> {
  const { shippingOptionId } = await loadStoreDefaults(container);
  const orders = container.resolve(Modules.ORDER);
  const context = transaction.contextFor(orders);
  const [rate] = await transaction.run<{ code: string; rate: number; name: string; id: string }>(
    `SELECT t.id, t.code, t.rate::float8 AS rate, t.name FROM tax_rate t WHERE t.code = ? AND t.deleted_at IS NULL ORDER BY created_at LIMIT 1`,
    [storeDefaultNames.taxCode],
  );
  const [order] = await transaction.run<{ version: number }>('SELECT version FROM "order" WHERE id = ?', [orderId]);
  if (!order || !rate) throw new Error("There is no such order, or no tax.");
  const amount = feePaise / 100;
  const fee = {
    order_id: orderId,
    // The version that the order change below creates: the engine does not set it for an added shipping method.
    version: order.version + 1,
    name: storeDefaultNames.cashFee,
    amount,
    is_tax_inclusive: true,
    shipping_option_id: shippingOptionId,
    metadata: { payment_fee: true },
    tax_lines: [
      { code: rate.code, rate: rate.rate, description: rate.name, tax_rate_id: rate.id, provider_id: "tp_system" },
    ],
  };
  const [method] = await orders.createOrderShippingMethods(orderId, [fee], context);
  if (!method) throw new Error("The engine made no delivery for the fee.");
  const change = await orders.createOrderChange(
    {
      order_id: orderId,
      change_type: OrderChangeType.EDIT,
      internal_note: storeDefaultNames.cashFee,
      actions: [
        {
          action: ChangeActionType.SHIPPING_ADD,
          reference: "order_shipping_method",
          reference_id: method.id,
          amount,
        },
      ],
    },
    context,
  );
  await orders.confirmOrderChange({ id: change.id }, context);
  await transaction.flush();
}
