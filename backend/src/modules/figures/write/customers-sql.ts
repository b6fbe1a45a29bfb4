import { foldedSql } from "#database/text-search";

/** A customer's verified contacts: those they log in with. */
const waysSql = `
  SELECT max(CASE WHEN p.provider = 'otp' AND p.entity_id LIKE '%@%' THEN p.entity_id END) AS email_by_code,
         max(CASE p.provider WHEN 'google' THEN p.told_email END) AS email_by_google,
         max(CASE WHEN p.provider = 'otp' AND p.entity_id LIKE '+%' THEN p.entity_id END) AS mobile,
         string_agg(CASE p.provider WHEN 'google' THEN p.told_email ELSE p.entity_id END, ' ') AS all_of_them
    FROM haat_login p
   WHERE p.customer_id = c.id AND p.provider IN ('otp', 'google')`;

const orderSumsSql = `
  SELECT count(*)::int AS orders, max(l.placed_at) AS last_order_at,
         GREATEST(0, COALESCE(sum(l.total_paise - l.refunded_paise) FILTER (WHERE l.status <> 'cancelled'), 0))::bigint AS spent_paise
    FROM haat_order_listing l WHERE l.customer_id = c.id`;

const columns = [
  "name",
  "email",
  "email_verified",
  "mobile",
  "mobile_verified",
  "joined_at",
  "orders",
  "spent_paise",
  "last_order_at",
  "blocked",
  "search",
];
const each = (prefix: string) => columns.map((column) => `${prefix}${column}`).join(", ");

/** Upserts these customers' rows where they differ, and deletes the rows of deleted customers. $1: ids, text[]. */
export const customersSql = `
WITH fresh AS MATERIALIZED (
  SELECT c.id AS customer_id, who.name,
         COALESCE(way.email_by_code, way.email_by_google, NULLIF(c.email, '')) AS email,
         COALESCE(way.email_by_code, way.email_by_google) IS NOT NULL AS email_verified,
         COALESCE(way.mobile, NULLIF(c.phone, '')) AS mobile, way.mobile IS NOT NULL AS mobile_verified,
         c.created_at AS joined_at, sums.orders, sums.spent_paise, sums.last_order_at,
         COALESCE(login.blocked_at IS NOT NULL, false) AS blocked,
         ${foldedSql("concat_ws(' ', who.name, way.all_of_them, c.email, c.phone, c.id)")} AS search
    FROM haat_customer c
    LEFT JOIN haat_shopper_login login ON login.customer_id = c.id
    CROSS JOIN LATERAL (SELECT concat_ws(' ', NULLIF(c.first_name, ''), NULLIF(c.last_name, '')) AS name) who
    CROSS JOIN LATERAL (${waysSql}) way
    CROSS JOIN LATERAL (${orderSumsSql}) sums
   WHERE c.id = ANY ($1)),
gone AS (
  DELETE FROM figures_customer f WHERE f.customer_id = ANY ($1)
     AND NOT EXISTS (SELECT FROM fresh n WHERE n.customer_id = f.customer_id))
INSERT INTO figures_customer AS f (customer_id, ${each("")}) SELECT customer_id, ${each("")} FROM fresh
ON CONFLICT (customer_id) DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`).join(", ")}
 WHERE (${each("f.")}) IS DISTINCT FROM (${each("EXCLUDED.")})`;
