import type { RefundPayee } from "@haat/api-contract/refund/payee";
import type { Run } from "#database/database";
import { instantSql } from "#database/page-of";

/** Where a shopper wants a refund that a person pays; `sealed` is all of it, encrypted. */
export type StoredPayee = Omit<RefundPayee, "changedAt" | "number"> & { masked: string; sealed: string };

/** Where shoppers want refunds that a person pays, one for each order. */
export class RefundPayees {
  constructor(private readonly run: Run) {}

  async save(orderId: string, { way, holder, masked, ifsc, sealed }: StoredPayee): Promise<void> {
    await this.run({
      name: "save-refund-payee",
      text: `INSERT INTO refund_payee (order_id, way, holder, masked, ifsc, sealed) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (order_id) DO UPDATE SET way = EXCLUDED.way, holder = EXCLUDED.holder, masked = EXCLUDED.masked,
               ifsc = EXCLUDED.ifsc, sealed = EXCLUDED.sealed, changed_at = now()`,
      values: [orderId, way, holder, masked, ifsc, sealed],
    });
  }

  async of(orderId: string): Promise<(StoredPayee & { changedAt: string }) | null> {
    const [payee] = await this.run<StoredPayee & { changedAt: string }>({
      name: "refund-payee",
      text: `SELECT y.way, y.holder, y.masked, y.ifsc, y.sealed, ${instantSql("y.changed_at")} AS "changedAt"
               FROM refund_payee y WHERE y.order_id = $1`,
      values: [orderId],
    });
    return payee ?? null;
  }
}
