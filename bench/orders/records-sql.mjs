/**
 * The other data that the back office lists: logins of every customer, a year of its own changes, its notices, and its
 * staff. `:orders` and `:customers` are their counts.
 */

const identities = [
  `INSERT INTO auth_identity (id, app_metadata)
   SELECT 'authid_bench_' || n, jsonb_build_object('customer_id', 'cus_bench_' || n) FROM generate_series(1, :customers) n`,
  `INSERT INTO provider_identity (id, entity_id, provider, auth_identity_id)
   SELECT 'provid_bench_' || n, CASE n % 3 WHEN 0 THEN '+919' || lpad(n::text, 9, '0') ELSE 'shopper' || n || '@bench.test' END,
          'otp', 'authid_bench_' || n FROM generate_series(1, :customers) n`,
  // One in two hundred is blocked.
  `INSERT INTO shopper_login (customer_id, version, block_version, blocked_at, blocked_reason)
   SELECT 'cus_bench_' || n * 200, 1, 1, now() - n * interval '1 hour', 'Parcels refused.'
     FROM generate_series(1, :customers / 200) n`,
];

const staff = [
  "INSERT INTO role (id, name) SELECT 'role_bench_' || n, 'Bench role ' || n FROM generate_series(1, 20) n",
  `INSERT INTO role_permission (role_id, permission_id)
   SELECT 'role_bench_' || n, p.id FROM generate_series(1, 20) n JOIN permission p ON hashtext(p.id || n) % 2 = 0`,
  `INSERT INTO "user" (id, email, created_at) SELECT 'user_bench_' || n, 'clerk' || n || '@bench.test', now() - n * interval '1 day' FROM generate_series(1, 200) n`,
  "INSERT INTO staff (id, user_id, name) SELECT 'staff_bench_' || n, 'user_bench_' || n, 'Clerk ' || n FROM generate_series(1, 200) n",
  "INSERT INTO staff_role (staff_id, role_id) SELECT 'staff_bench_' || n, 'role_bench_' || n % 20 + 1 FROM generate_series(1, 200) n",
];

/** One change per order: mostly of its status, otherwise of a product, a banner or a setting. */
const changes = `
  INSERT INTO audit_entry (id, actor_id, action, subject_type, subject_id, subject_label, before, after, created_at, updated_at)
  SELECT 'audit_bench_' || n, 'user_bench_' || n % 200 + 1, kind || '.updated', kind,
         CASE kind WHEN 'order' THEN 'order_bench_' || n ELSE kind || '_bench_' || n % 20000 END,
         CASE kind WHEN 'order' THEN '#' || n ELSE initcap(kind) || ' number ' || n % 20000 END,
         '{"status": "placed"}', '{"status": "processing"}', made.at, made.at
    FROM generate_series(1, :orders) n
   CROSS JOIN LATERAL (SELECT now() - (:orders - n) * (interval '365 days' / :orders) AS at) made
   CROSS JOIN LATERAL (SELECT (ARRAY['order', 'order', 'order', 'product', 'product', 'customer', 'banner', 'settings'])[1 + n % 8] AS kind) what`;

const notices = `
  INSERT INTO notice (id, key, kind, permission, title, text, link, created_at)
  SELECT 'notice_bench_' || n, 'bench-' || n, 'order-placed', 'view_order', 'New order #' || n, 'A shopper ordered 1 piece.',
         '/orderdetails?search=%23' || n, now() - (5000 - n) * interval '1 minute'
    FROM generate_series(1, 5000) n`;

/** In execution order, after the orders' statements. */
export const recordStatements = [...identities, ...staff, changes, notices];
