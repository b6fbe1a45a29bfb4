import { groupBy } from "#collections/group-by";
import type { Run } from "#database/database";
import { OrderListingService } from "#modules/order-listing/service";
import { OrderMoneyService } from "#modules/order-money/service";
import { moneyChanges, type StandingOrder } from "./money-changes";

const linesSql = `
  SELECT json_agg(json_build_object('lineId', li.id, 'sellerId', p.seller_id, 'parcelId', p.id, 'quantity', li.quantity,
           'price', li.unit_price, 'mrp', li.compare_at_unit_price, 'coupon', li.coupon, 'isShopCoupon', li.is_shop_coupon, 'gstPercent', li.tax_rate,
           'commissionPercent', COALESCE(own.commission_percent, 0)) ORDER BY li.created_at, li.id) AS list
    FROM haat_order_line li
    LEFT JOIN haat_parcel_line own ON own.line_item_id = li.id
    LEFT JOIN haat_parcel p ON p.id = own.parcel_id
   WHERE li.order_id = o.id AND li.version = o.version AND li.quantity > 0`;

const chargesSql = `
  SELECT json_agg(json_build_object('paise', round(m.amount * 100), 'gstPercent', COALESCE(m.tax_rate, 0),
           'parcelId', m.metadata->>'parcel_id', 'isFee', COALESCE((m.metadata->>'payment_fee')::boolean, false))) AS list
    FROM haat_order_delivery m
   WHERE m.order_id = o.id AND m.version = o.version`;

/** Orders as the engine and their parcels have them now. */
const standingOrders = (run: Run, orderIds: readonly string[]) =>
  run<Omit<StandingOrder, "sums">>({
    name: "order-money-standing",
    text: `
SELECT o.id AS "orderId", COALESCE(a.province, '') AS state,
       COALESCE((SELECT s.shop->>'gstin' FROM haat_shop_settings s), '') AS gstin,
       COALESCE(line.list, '[]') AS lines, COALESCE(charge.list, '[]') AS charges
  FROM haat_order o
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (${linesSql}) line
  CROSS JOIN LATERAL (${chargesSql}) charge
 WHERE o.id = ANY ($1)`,
    values: [orderIds],
  });

/**
 * Updates the money of orders to their current state, in the transaction that changes them: cancelled parts, an added
 * fee, an order that was made or edited in the engine's admin. Adds no rows if all agrees. The caller must hold the
 * orders' lock.
 */
export async function saveMoney(run: Run, orderIds: readonly string[]): Promise<void> {
  await addChanges(run, orderIds, false);
}

/**
 * The same for orders that are about to be invoiced, with their GST as on the invoice: by the shop's current state.
 *
 * @returns whether any rows were added.
 */
export async function saveTaxes(run: Run, orderIds: readonly string[]): Promise<boolean> {
  await OrderListingService.lockIn(run, orderIds);
  return await addChanges(run, orderIds, true);
}

async function addChanges(run: Run, orderIds: readonly string[], isTaxedAnew: boolean): Promise<boolean> {
  const rows = OrderMoneyService.rowsIn(run);
  const [orders, sums] = [await standingOrders(run, orderIds), groupBy(await rows.of(orderIds), (sum) => sum.orderId)];
  const changes = orders.flatMap((order) =>
    moneyChanges({ ...order, sums: sums.get(order.orderId) ?? [] }, isTaxedAnew),
  );
  await rows.add(changes);
  return changes.length > 0;
}
