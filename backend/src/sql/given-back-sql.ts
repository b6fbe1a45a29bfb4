/** Paise that the payments of an order `s`, as they stand now, have given back; its cancelled parts are on no invoice. */
export const givenBackSql = `
  SELECT COALESCE(round(sum(r.amount) * 100), 0)::float8 AS paise
    FROM haat_payment_collection c
    JOIN haat_payment p ON p.payment_collection_id = c.id
    JOIN haat_refund r ON r.payment_id = p.id
   WHERE c.order_id = s.order_id AND NOT EXISTS (
     SELECT FROM haat_parcel part WHERE part.order_id = s.order_id AND r.note = 'Part ' || part.id || ' was cancelled')`;
