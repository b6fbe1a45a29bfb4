import type { ClientBase } from "pg";
import type { Run } from "#database/database";
import { OrderMoneyService } from "#modules/order-money/service";
import { commissionOn } from "#money/commission";
import { noAmounts } from "#money/order-lines";
import { setRefundedLines } from "#workflows/order-money/refunded-lines";

const runOn =
  (client: ClientBase): Run =>
  async ({ text, values }) =>
    (await client.query(text, [...values])).rows;

type Line = {
  lineId: string;
  sellerId: string;
  pieces: number;
  paid: number;
  delivery: number;
  commissionPercent: number;
};

/** The money of a parcel's lines as written when placing an order, in whole paise. */
export const writeParcelMoney = (client: ClientBase, orderId: string, lines: readonly Line[]): Promise<void> =>
  OrderMoneyService.rowsIn(runOn(client)).add(
    lines.map(({ lineId, sellerId, pieces, paid, delivery, commissionPercent }) => ({
      orderId,
      lineId,
      sellerId,
      ...noAmounts,
      pieces,
      reason: "placed",
      gstPercent: 18,
      gross: paid,
      delivery,
      ...commissionOn(paid, commissionPercent),
      refunded: 0,
    })),
  );

/** Sets a line's total refund, as a refund does. */
export async function refundLine(client: ClientBase, lineId: string, paise: number): Promise<void> {
  const { rows } = await client.query<{ order_id: string }>(
    `UPDATE parcel_line l SET refunded_paise = $2 FROM parcel p
      WHERE l.line_item_id = $1 AND p.id = l.parcel_id RETURNING p.order_id`,
    [lineId, paise],
  );
  const [parcel] = rows;
  if (!parcel) throw new Error(`There is no line ${lineId}.`);
  await setRefundedLines({ prepared: runOn(client) }, parcel.order_id, [{ lineId, paise }]);
}

/** Deletes the money of fake orders; rows of real ones are permanent. */
export async function dropMoney(client: ClientBase, orderIds: readonly string[]): Promise<void> {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  await client.query("DELETE FROM order_line_money WHERE order_id = ANY ($1)", [orderIds]);
  await client.query("DELETE FROM order_line_sum WHERE order_id = ANY ($1)", [orderIds]);
  await client.query("COMMIT");
}
