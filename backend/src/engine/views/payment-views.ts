import type { View } from "#database/ensure-views";

/** Amounts are in rupees, as the engine stores them. */
export const paymentViews: readonly View[] = [
  {
    // An authorised payment with its captured and refunded sums. `order_id` is null while it has no order.
    name: "haat_payment",
    sql: `
      SELECT p.id, l.order_id, p.payment_collection_id, p.payment_session_id, p.provider_id, p.currency_code, p.amount, p.data,
             p.created_at, p.updated_at, p.captured_at, p.canceled_at,
             COALESCE((SELECT sum(c.amount) FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL), 0) AS captured,
             (SELECT max(c.created_at) FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL) AS last_captured_at,
             COALESCE((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.deleted_at IS NULL), 0) AS refunded,
             (SELECT max(r.created_at) FROM refund r WHERE r.payment_id = p.id AND r.deleted_at IS NULL) AS last_refunded_at
        FROM payment p
        LEFT JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id AND l.deleted_at IS NULL
       WHERE p.deleted_at IS NULL`,
  },
  {
    name: "haat_capture",
    sql: `
      SELECT c.id, c.payment_id, c.amount, c.created_at, c.updated_at
        FROM capture c
       WHERE c.deleted_at IS NULL`,
  },
  {
    name: "haat_refund",
    sql: `
      SELECT r.id, r.payment_id, r.amount, r.note, r.created_by, r.created_at, r.updated_at, r.metadata
        FROM refund r
       WHERE r.deleted_at IS NULL`,
  },
  {
    // An order's payment collection. One that the engine has cancelled is no longer due.
    name: "haat_payment_collection",
    sql: `
      SELECT c.id, l.order_id, c.status, c.amount, c.currency_code, c.created_at
        FROM payment_collection c
        JOIN order_payment_collection l ON l.payment_collection_id = c.id AND l.deleted_at IS NULL
       WHERE c.deleted_at IS NULL AND c.status <> 'canceled'`,
  },
  {
    name: "haat_payment_session",
    sql: `
      SELECT s.id, s.payment_collection_id, s.provider_id, s.status, s.amount, s.currency_code, s.created_at,
             EXISTS (SELECT FROM payment p WHERE p.payment_session_id = s.id AND p.deleted_at IS NULL) AS has_payment
        FROM payment_session s
       WHERE s.deleted_at IS NULL`,
  },
];
