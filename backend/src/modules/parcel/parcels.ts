import type { DeliveryProof } from "@haat/api-contract/parcel/words";
import { drawDeliveryCode } from "#config/delivery-code";
import type { Run } from "#database/database";
import { paymentProviders } from "#engine/store-defaults";
import { commissionPercentSql, returnDaysSql } from "#sql/shop-rules-sql";
import { cashDueSql } from "./parcel-sql";
import type { NewParcel, ParcelActor, ParcelChange, ParcelMove, ParcelStatus } from "./parcel-states";
import { trackingKeySql } from "./read/find-parcel";

export type Tracking = { carrier: string; trackingNumber: string };
/** In whole paise. `by` is an administrator; null in the demo's data. */
export type CashReceived = { parcelId: string; paise: number; reference: string; by: string | null };
/** What decides whether a parcel's cash can be received. `due` in whole paise; null: it was received. */
export type CashStanding = {
  id: string;
  status: ParcelStatus;
  isCash: boolean;
  due: number | null;
  orderId: string;
  orderNumber: number;
};
/**
 * `isCollected`: an order without parcels, whose cash counts as collected once it is delivered. Then `due` is the
 * amount collected, or null if the books don't know it.
 */
export type TrackedCash = Omit<CashStanding, "status"> & {
  status: ParcelStatus | "returned";
  isCollected: boolean;
  trackingKey: string;
};
/** The shop's commission on a line, in percent, as agreed when the order was placed. */
export type AgreedCommission = { lineId: string; percent: number };
type When = { by: ParcelActor; at: Date };

/**
 * The proof of a delivery, by who reports it: a seller needs the shopper's code, and the shop's own processes act on
 * courier events.
 */
const proofs: Record<ParcelActor["kind"], DeliveryProof | null> = {
  seller: "code",
  administrator: "staff",
  system: "courier",
  shopper: null,
};

/** A shopper's id is stored in the order alone, from which it is removed with the account. */
const entry = (status: ParcelStatus, { by, at }: When): ParcelChange => ({
  status,
  at: at.toISOString(),
  by: { kind: by.kind, id: by.kind === "shopper" ? null : by.id },
});

/** Writes parcels, always in the transaction that changes their order. */
export class Parcels {
  constructor(private readonly database: { run: Run }) {}

  /** Inserts the parcels of a new order, with the current commission. @returns the commission of each line. */
  async add(orderId: string, parcels: readonly NewParcel[], when: When): Promise<AgreedCommission[]> {
    const lines = parcels.flatMap((parcel) => parcel.lines.map((line) => ({ ...line, parcel })));
    return await this.database.run<AgreedCommission>({
      name: "parcel-add",
      text: `
WITH parts AS (
  INSERT INTO parcel (id, order_id, seller_id, delivery_paise, history, placed_at, changed_at)
  SELECT one.id, $1, NULLIF(one.seller_id, ''), one.delivery, $5::jsonb, $6::timestamptz, $6::timestamptz
    FROM unnest($2::text[], $3::text[], $4::bigint[]) AS one(id, seller_id, delivery))
INSERT INTO parcel_line (line_item_id, parcel_id, product_id, quantity, commission_percent)
SELECT one.id, one.parcel_id, one.product_id, one.quantity,
       CASE WHEN one.seller_id = '' THEN 0 ELSE ${commissionPercentSql("one.product_id", "one.seller_id")} END
  FROM unnest($7::text[], $8::text[], $9::text[], $10::text[], $11::int[])
    AS one(id, parcel_id, product_id, seller_id, quantity)
RETURNING line_item_id AS "lineId", commission_percent::float8 AS percent`,
      values: [
        orderId,
        parcels.map(({ id }) => id),
        parcels.map(({ sellerId }) => sellerId ?? ""),
        parcels.map(({ delivery }) => String(delivery)),
        JSON.stringify([entry("placed", when)]),
        when.at.toISOString(),
        lines.map(({ id }) => id),
        lines.map(({ parcel }) => parcel.id),
        lines.map(({ productId }) => productId),
        lines.map(({ parcel }) => parcel.sellerId ?? ""),
        lines.map(({ quantity }) => String(quantity)),
      ],
    });
  }

  /**
   * Changes the status of parcels, each from the status that was read. A shipped one keeps its tracking number or gets
   * a new one; a seller's gets a delivery code until it is delivered. A delivered one stores its proof, and until when
   * its money is held.
   *
   * @returns whether all of them had the expected status; if not, the caller must roll back.
   */
  async move(moves: readonly ParcelMove[], when: When, tracking?: Tracking): Promise<boolean> {
    if (moves.length === 0) return true;
    await this.hold(moves.map(({ id }) => id));
    const moved = await this.database.run({
      name: "parcel-move",
      text: `
UPDATE parcel p
   SET status = one.after, changed_at = $4::timestamptz, history = p.history || one.entry,
       carrier = COALESCE($6, p.carrier), tracking_number = COALESCE($7, p.tracking_number),
       reason = '', refund_paise = 0, delivered_at = CASE WHEN one.after = 'delivered' THEN $4::timestamptz END,
       proof = CASE WHEN one.after = 'delivered' THEN $8 END,
       held_until = CASE WHEN one.after = 'delivered' THEN $4::timestamptz + make_interval(days => (SELECT rules.hold_days FROM haat_shop_rules rules)) END,
       delivery_code = CASE WHEN one.after = 'delivered' THEN NULL
         WHEN one.after = 'shipped' AND p.seller_id IS NOT NULL THEN COALESCE(p.delivery_code, NULLIF(one.code, '')) ELSE p.delivery_code END,
       code_tries = CASE WHEN one.after = 'shipped' AND p.delivery_code IS NULL THEN 0 ELSE p.code_tries END
  FROM unnest($1::text[], $2::text[], $3::text[], $5::jsonb[], $9::text[]) AS one(id, before, after, entry, code)
 WHERE p.id = one.id AND p.status = one.before
RETURNING p.id`,
      values: [
        moves.map(({ id }) => id),
        moves.map(({ from }) => from),
        moves.map(({ to }) => to),
        when.at.toISOString(),
        moves.map(({ to }) => JSON.stringify([entry(to, when)])),
        tracking?.carrier ?? null,
        tracking?.trackingNumber ?? null,
        proofs[when.by.kind],
        moves.map(({ to }) => (to === "shipped" ? drawDeliveryCode() : "")),
      ],
    });
    return moved.length === moves.length;
  }

  /**
   * Corrects carrier and tracking number of a shipped parcel, and keeps the old ones in its history. The status stays,
   * so that nobody takes this for a step.
   */
  async correctTracking(parcelId: string, { carrier, trackingNumber }: Tracking, { by, at }: When): Promise<void> {
    await this.database.run({
      name: "parcel-correct-tracking",
      text: `UPDATE parcel SET carrier = $2, tracking_number = $3, history = history || jsonb_build_object('status', status,
                    'at', $4::text, 'by', $5::jsonb, 'correction', jsonb_build_object('carrier', $2::text, 'trackingNumber', $3::text,
                      'was', jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number)))
              WHERE id = $1`,
      values: [parcelId, carrier, trackingNumber, at.toISOString(), JSON.stringify(by)],
    });
  }

  /**
   * Cancels parcels that are not cancelled yet. `refund` in paise is the refund for a part of an order that itself goes
   * on; if the whole order is cancelled, that is part of its payment. Cash that was received for them no longer counts:
   * after a reopening they are paid again. The audit log keeps it.
   */
  async cancel(ids: readonly string[], when: When, { reason, refund }: { reason: string; refund: number }) {
    await this.hold(ids);
    await this.database.run({
      name: "parcel-cancel",
      text: `UPDATE parcel SET status = 'cancelled', changed_at = $2::timestamptz, history = history || $3::jsonb, reason = $4,
                    refund_paise = $5::bigint, delivered_at = NULL, proof = NULL, held_until = NULL, delivery_code = NULL
              WHERE id = ANY ($1) AND status <> 'cancelled'`,
      values: [ids, when.at.toISOString(), JSON.stringify([entry("cancelled", when)]), reason, String(refund)],
    });
    // After the lock, which has waited for concurrent recording of cash: its rows are visible now.
    await this.database.run({
      name: "parcel-cash-give-up",
      text: "DELETE FROM parcel_cash WHERE parcel_id = ANY ($1)",
      values: [ids],
    });
  }

  /**
   * Sets until when the delivered parcels of an order can be returned, and that nothing else can. The period starts at
   * the last delivery of the order, since a shopper requests one return for all of it. `from` is that moment.
   */
  async setReturnable(orderId: string, from: Date): Promise<void> {
    await this.database.run({
      name: "parcel-returnable",
      text: `
UPDATE parcel_line l
   SET returnable_until = CASE WHEN p.status = 'delivered' THEN $2::timestamptz + make_interval(days => rule.days) END
  FROM parcel p, parcel_line own LEFT JOIN haat_product_details d ON d.product_id = own.product_id
  CROSS JOIN LATERAL (SELECT ${returnDaysSql} AS days) rule
 WHERE p.order_id = $1 AND own.parcel_id = p.id AND l.line_item_id = own.line_item_id`,
      values: [orderId, from.toISOString()],
    });
  }

  /**
   * Records cash that a courier has handed over; the parcels are locked by `lockForCash`. What is recorded already
   * stays.
   */
  async addCash(received: readonly CashReceived[]): Promise<void> {
    await this.database.run({
      name: "parcel-cash-add",
      text: `INSERT INTO parcel_cash (parcel_id, amount_paise, reference, recorded_by)
             SELECT one.id, one.paise, one.reference, NULLIF(one.by, '')
               FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) AS one(id, paise, reference, by)
             ON CONFLICT DO NOTHING`,
      values: [
        received.map(({ parcelId }) => parcelId),
        received.map(({ paise }) => String(paise)),
        received.map(({ reference }) => reference),
        received.map(({ by }) => by ?? ""),
      ],
    });
  }

  /**
   * Locks all parcels of the orders of these parcels for the transaction. Whatever moves or cancels parcels, or records
   * their cash, starts with this: rows are locked in the order of their ids, so that there are no deadlocks.
   */
  private async hold(parcelIds: readonly string[]): Promise<void> {
    await this.database.run({
      name: "parcel-hold",
      text: `SELECT p.id FROM parcel p WHERE p.order_id IN (SELECT own.order_id FROM parcel own WHERE own.id = ANY ($1))
              ORDER BY p.id FOR UPDATE`,
      values: [parcelIds],
    });
  }

  /** The cash of parcels, under lock: what one owes depends on what was received for the others. */
  async lockForCash(parcelIds: readonly string[]): Promise<CashStanding[]> {
    await this.hold(parcelIds);
    return await this.cashOf(parcelIds);
  }

  private async cashOf(parcelIds: readonly string[]): Promise<CashStanding[]> {
    return await this.database.run<CashStanding>({
      name: "parcel-cash-standing",
      text: `SELECT p.id, p.status, s.payment_method = 'cod' AS "isCash", ${cashDueSql("p")}::float8 AS due,
                    p.order_id AS "orderId", COALESCE(o.display_id, 0) AS "orderNumber"
               FROM parcel p JOIN haat_order_status s ON s.order_id = p.order_id
               LEFT JOIN haat_order o ON o.id = p.order_id
              WHERE p.id = ANY ($1)`,
      values: [parcelIds],
    });
  }

  /**
   * The same for all shipped parcels and orders without parcels, by tracking numbers as written by `trackingKey`. Pure
   * reads take no locks.
   */
  async trackedCash(keys: readonly string[], { hold }: { hold: boolean }): Promise<TrackedCash[]> {
    const tracked = await this.database.run<{ id: string; key: string }>({
      name: "parcel-tracked",
      text: `SELECT p.id, ${trackingKeySql("p")} AS key FROM parcel p WHERE ${trackingKeySql("p")} = ANY ($1)
                AND p.tracking_number <> '' AND p.status <> 'cancelled'`,
      values: [keys],
    });
    const key = new Map(tracked.map((one) => [one.id, one.key]));
    const ids = [...key.keys()];
    const standings = hold ? await this.lockForCash(ids) : await this.cashOf(ids);
    // The cash of an order without parcels counts as collected on delivery; the demo's history has no books.
    const orders = await this.database.run<TrackedCash>({
      name: "order-tracked",
      text: `SELECT s.order_id AS id, s.order_id AS "orderId", COALESCE(o.display_id, 0) AS "orderNumber", s.status,
                    s.payment_method = 'cod' AS "isCash", true AS "isCollected", ${trackingKeySql("s")} AS "trackingKey",
                    (SELECT round(NULLIF(sum(y.captured), 0) * 100)::float8 FROM haat_payment_collection k
                       JOIN haat_payment y ON y.payment_collection_id = k.id AND y.provider_id = '${paymentProviders.cod}'
                        AND y.canceled_at IS NULL
                      WHERE k.order_id = s.order_id) AS due
               FROM haat_order_status s LEFT JOIN haat_order o ON o.id = s.order_id
              WHERE ${trackingKeySql("s")} = ANY ($1) AND s.tracking_number <> ''
                AND s.status <> 'cancelled' AND NOT EXISTS (SELECT FROM parcel p WHERE p.order_id = s.order_id)`,
      values: [keys],
    });
    const parcels = standings.map((standing) => ({
      ...standing,
      isCollected: false,
      trackingKey: key.get(standing.id) ?? "",
    }));
    return [...parcels, ...orders];
  }
}
