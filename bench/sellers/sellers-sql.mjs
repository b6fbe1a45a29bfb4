/**
 * Assigns sellers to all products and all order lines. `:sellers` is their number, `:known` the ids of those who can
 * log in. A line's seller depends on its order, not its product: the bench's orders contain only a few hundred
 * products, which would leave most sellers without any.
 */
export const sellerStatements = [
  `INSERT INTO seller (id, email, mobile, password_hash, type, state, created_at)
   SELECT 'sel_bench_' || n, 'seller' || n || '@bench.test', '+918' || lpad(n::text, 9, '0'), 'none', 'ALL_CATEGORIES', 'approved',
          now() - n * interval '3 hours'
     FROM generate_series(1, :sellers) n`,
  "UPDATE seller SET state = 'approved' WHERE id = ANY (:known)",
  `INSERT INTO seller_business (seller_id, name, legal_name, kind, line, city, state, pincode, contact_name, contact_mobile)
   SELECT id, 'Bench Stall ' || row_number() OVER (ORDER BY id), 'Bench Stall Private Limited', 'company', '12 Market Road', 'Pune',
          'Maharashtra', '411001', 'Asha Rao', '9876543210' FROM seller`,
  `CREATE TEMP TABLE bench_seller ON COMMIT DROP AS
   SELECT id, (row_number() OVER (ORDER BY id = ANY (:known) DESC, id) - 1)::int AS place FROM seller`,
  `INSERT INTO seller_product (product_id, seller_id, state, created_at, updated_at)
   SELECT p.id, s.id, 'approved', p.created_at, p.created_at
     FROM (SELECT id, created_at, row_number() OVER (ORDER BY id) AS number FROM product WHERE deleted_at IS NULL) p
     JOIN bench_seller s ON s.place = p.number % (SELECT count(*) FROM bench_seller)`,
  `CREATE TEMP TABLE bench_part ON COMMIT DROP AS
   SELECT oi.order_id, li.id AS line_id, li.product_id, oi.quantity::int AS quantity, s.id AS seller_id,
          round(li.unit_price * oi.quantity * 100)::bigint AS paid, o.display_id AS number
     FROM "order" o
     JOIN order_item oi ON oi.order_id = o.id AND oi.version = o.version
     JOIN order_line_item li ON li.id = oi.item_id
     JOIN bench_seller s ON s.place = (o.display_id * 7 + right(li.id, 1)::int) % (SELECT count(*) FROM bench_seller)
    WHERE o.id LIKE 'order\\_bench\\_%'`,
  `INSERT INTO parcel (id, order_id, seller_id, status, delivery_paise, placed_at, changed_at, delivered_at)
   SELECT 'par_bench_' || part.order_id || '_' || part.seller_id, part.order_id, part.seller_id,
          CASE s.status WHEN 'returned' THEN 'delivered' ELSE s.status END, part.number % 2 * 4000, s.placed_at, s.changed_at,
          CASE WHEN s.status IN ('delivered', 'returned') THEN s.changed_at END
     FROM (SELECT DISTINCT order_id, seller_id, number FROM bench_part) part JOIN order_status s ON s.order_id = part.order_id`,
  `INSERT INTO parcel_line (line_item_id, parcel_id, product_id, quantity, paid_paise, commission_percent, refunded_paise, returnable_until)
   SELECT part.line_id, 'par_bench_' || part.order_id || '_' || part.seller_id, part.product_id, part.quantity, part.paid,
          5 + part.number % 10, CASE s.status WHEN 'returned' THEN part.paid ELSE 0 END,
          CASE WHEN s.status IN ('delivered', 'returned') THEN s.changed_at + interval '7 days' END
     FROM bench_part part JOIN order_status s ON s.order_id = part.order_id`,
  // Only the sums of the orders' money: its history is not measured.
  `UPDATE order_line_sum sum
      SET seller_id = part.seller_id, commission_paise = fee.paise, commission_gst_paise = (fee.paise * 18 + 50) / 100,
          refunded_paise = CASE WHEN fee.is_back THEN part.paid ELSE 0 END,
          commission_back_paise = CASE WHEN fee.is_back THEN fee.paise ELSE 0 END,
          commission_gst_back_paise = CASE WHEN fee.is_back THEN (fee.paise * 18 + 50) / 100 ELSE 0 END
     FROM bench_part part
     JOIN order_status s ON s.order_id = part.order_id
     CROSS JOIN LATERAL (
       SELECT (part.paid * (5 + part.number % 10) + 50) / 100 AS paise, s.status = 'returned' AS is_back) fee
    WHERE sum.line_item_id = part.line_id`,
  `INSERT INTO seller_payout (id, seller_id, amount_paise, reference, recorded_by, created_at)
   SELECT 'pay_bench_' || s.place || '_' || n, s.id, 10000, 'UTR ' || n, 'user_bench_1', now() - n * interval '7 days'
     FROM bench_seller s, generate_series(1, 50) n`,
  `INSERT INTO seller_notice (id, key, seller_id, kind, title, text, link, created_at)
   SELECT 'sntc_bench_' || s.place || '_' || n, 'bench-' || s.place || '-' || n, s.id, 'order-placed', 'New order #' || n,
          '1 item for ₹100.00. Please prepare the parcel.', '/orders', now() - n * interval '1 hour'
     FROM bench_seller s, generate_series(1, 50) n`,
  `INSERT INTO commission_rate (kind, subject_id, percent) SELECT 'seller', id, 7.5 FROM bench_seller WHERE place % 10 = 0`,
];
