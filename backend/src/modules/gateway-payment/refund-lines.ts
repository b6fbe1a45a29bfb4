import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";

/** What staff have refunded for a line of an order. */
export type RefundedPieces = { lineId: string; quantity: number; paise: number };

/** What staff have refunded for pieces of orders, so that nothing is refunded twice. */
export class RefundLines {
  constructor(private readonly run: Run) {}

  of(orderId: string): Promise<RefundedPieces[]> {
    return this.run<RefundedPieces>({
      name: "refund-lines",
      text: `SELECT line_item_id AS "lineId", sum(quantity)::int AS quantity, sum(amount_paise)::float8 AS paise
               FROM refund_line WHERE order_id = $1 GROUP BY line_item_id`,
      values: [orderId],
    });
  }

  /** For an order that is reopened and paid again. */
  async forget(orderId: string): Promise<void> {
    await this.run({
      name: "forget-refund-lines",
      text: "DELETE FROM refund_line WHERE order_id = $1",
      values: [orderId],
    });
  }

  /** @returns the id under which they are stored. */
  async add(orderId: string, pieces: readonly RefundedPieces[]): Promise<string> {
    const id = generateEntityId(undefined, "staffref");
    await this.run({
      name: "add-refund-lines",
      text: `INSERT INTO refund_line (refund_id, order_id, line_item_id, quantity, amount_paise)
             SELECT $1, $2, one.line, one.quantity, one.paise FROM unnest($3::text[], $4::int[], $5::bigint[]) AS one(line, quantity, paise)`,
      values: [
        id,
        orderId,
        pieces.map(({ lineId }) => lineId),
        pieces.map(({ quantity }) => String(quantity)),
        pieces.map(({ paise }) => String(paise)),
      ],
    });
    return id;
  }
}
