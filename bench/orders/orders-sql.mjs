/** A pseudo-random number from 0 up to `below` that depends only on `number` and `salt`. */
const drawn = (/** @type {string} */ number, /** @type {number} */ salt, /** @type {number} */ below) =>
  `((((${number})::bigint * 2654435761 + ${salt} * 40503) % 4294967296 >> 9) % ${below})::int`;

const pick = (/** @type {string[]} */ list, /** @type {string} */ number, /** @type {number} */ salt) =>
  `(ARRAY[${list.map((one) => `'${one}'`).join(", ")}])[1 + ${drawn(number, salt, list.length)}]`;

const firstNames =
  "Aarav Aditi Ananya Arjun Asha Bhavna Chetan Deepa Devika Farhan Gauri Harish Ishaan Jaya Kavya Kiran Lakshmi Manish Meera Mohit Nandini Neha Nikhil Pooja Prakash Priya Rahul Ravi Ritu Rohan Sana Sanjay Shreya Sneha Suresh Tanvi Uma Varun Vidya Vikram".split(
    " ",
  );
const lastNames =
  "Agarwal Banerjee Bhat Chatterjee Das Desai Dutta Fernandes Ghosh Gupta Iyer Jain Joshi Kapoor Khan Kulkarni Kumar Mehta Menon Mishra Nair Naidu Patel Pillai Rao Reddy Saxena Shah Sharma Singh Sinha Srinivasan Thakur Tiwari Trivedi Varma Verma Yadav".split(
    " ",
  );
const cities = [
  "Bengaluru",
  "Chennai",
  "Delhi",
  "Hyderabad",
  "Jaipur",
  "Kolkata",
  "Lucknow",
  "Mumbai",
  "Pune",
  "Surat",
];
const reasons = ["Does not fit", "Damaged or defective", "Not as described", "Wrong item"];

const raw = (/** @type {string} */ amount) => `jsonb_build_object('value', (${amount})::text, 'precision', 20)`;

/** `number` counts from 1, so that newer orders have higher numbers; 100,000 in a year are one every five minutes. */
const ordersSql = `
CREATE TEMP TABLE bench_order ON COMMIT DROP AS
SELECT n AS number, 'order_bench_' || n AS id, ${drawn("n", 1, 1_000_000)} % :customers + 1 AS customer,
       1 + ${drawn("n", 2, 3)} AS lines,
       date_trunc('hour', now()) - (:orders - n) * (interval '365 days' / :orders) AS placed_at,
       CASE WHEN :orders - n < :orders / 200 THEN 'placed' WHEN :orders - n < :orders / 100 THEN 'processing'
            WHEN :orders - n < :orders / 50 THEN 'shipped'
            ELSE (ARRAY['cancelled', 'returned', 'returned', 'delivered'])[LEAST(4, 1 + ${drawn("n", 3, 40)} / 2)] END AS status
  FROM generate_series(1, :orders) n`;

const customersSql = `
INSERT INTO customer (id, first_name, last_name, email, phone, has_account, created_at, updated_at)
SELECT 'cus_bench_' || n, ${pick(firstNames, "n", 4)}, ${pick(lastNames, "n", 5)}, 'shopper' || n || '@bench.test',
       '+919' || lpad(n::text, 9, '0'), true, made.at, made.at
  FROM generate_series(1, :customers) n,
       LATERAL (SELECT now() - interval '400 days' + n * (interval '390 days' / :customers) AS at) made`;

const addressesSql = `
INSERT INTO order_address (id, customer_id, first_name, phone, address_1, city, province, postal_code, country_code, metadata, created_at, updated_at)
SELECT 'ordaddr_bench_' || b.number, c.id, c.first_name || ' ' || c.last_name, right(c.phone, 10),
       1 + ${drawn("b.number", 6, 400)} || ' Station Road', ${pick(cities, "b.number", 7)}, 'Karnataka',
       (100001 + ${drawn("b.number", 8, 800_000)})::text, 'in', '{"country": "India"}', b.placed_at, b.placed_at
  FROM bench_order b JOIN customer c ON c.id = 'cus_bench_' || b.customer`;

const engineOrdersSql = `
INSERT INTO "order" (id, region_id, display_id, customer_id, version, sales_channel_id, status, email, currency_code,
                     shipping_address_id, billing_address_id, metadata, created_at, updated_at, canceled_at)
SELECT b.id, (SELECT id FROM region WHERE deleted_at IS NULL LIMIT 1), nextval('order_display_id_seq')::int, c.id, 1,
       (SELECT id FROM sales_channel WHERE deleted_at IS NULL LIMIT 1),
       (CASE b.status WHEN 'cancelled' THEN 'canceled' WHEN 'delivered' THEN 'completed' WHEN 'returned' THEN 'completed' ELSE 'pending' END)::order_status_enum,
       c.email, 'inr', 'ordaddr_bench_' || b.number, 'ordaddr_bench_' || b.number, '{"seed": "bench"}', b.placed_at, b.placed_at,
       CASE b.status WHEN 'cancelled' THEN b.placed_at + interval '1 day' END
  FROM (SELECT * FROM bench_order ORDER BY number) b JOIN customer c ON c.id = 'cus_bench_' || b.customer`;

const soldSql = `
CREATE TEMP TABLE bench_variant ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY v.id) - 1 AS place, v.id AS variant_id, v.sku, v.title AS variant_title, p.id AS product_id,
       p.title, p.handle, p.thumbnail
  FROM product_variant v JOIN product p ON p.id = v.product_id AND p.deleted_at IS NULL
 WHERE v.deleted_at IS NULL ORDER BY v.id LIMIT 2000`;

const linesSql = `
CREATE TEMP TABLE bench_line ON COMMIT DROP AS
SELECT 'ordli_bench_' || b.number || '_' || line AS id, b.id AS order_id, b.placed_at, b.status, v.*,
       1 + ${drawn("b.number * 7 + line", 9, 3)} AS quantity, 99 + ${drawn("b.number * 7 + line", 10, 160)} * 25 AS price
  FROM bench_order b CROSS JOIN LATERAL generate_series(1, b.lines) line
  JOIN bench_variant v ON v.place = ${drawn("b.number * 7 + line", 11, 1_000_000)} % (SELECT count(*) FROM bench_variant)`;

const engineLinesSql = `
INSERT INTO order_line_item (id, title, subtitle, thumbnail, variant_id, product_id, product_title, product_handle, variant_sku,
                             variant_title, is_tax_inclusive, compare_at_unit_price, raw_compare_at_unit_price, unit_price,
                             raw_unit_price, metadata, created_at, updated_at)
SELECT id, title, variant_title, thumbnail, variant_id, product_id, title, handle, sku, variant_title, true,
       price + 100, ${raw("price + 100")}, price, ${raw("price")},
       jsonb_build_object('color', 'Indigo', 'size', 'M', 'has_choice', true, 'slug', handle, 'image', thumbnail), placed_at, placed_at
  FROM bench_line`;

const itemsSql = `
INSERT INTO order_item (id, order_id, version, item_id, quantity, raw_quantity, fulfilled_quantity, shipped_quantity,
                        delivered_quantity, return_requested_quantity, return_received_quantity, return_dismissed_quantity,
                        written_off_quantity, created_at, updated_at)
SELECT 'orditem_' || id, order_id, 1, id, quantity, ${raw("quantity")}, sent, sent, sent, 0, 0, 0, 0, placed_at, placed_at
  FROM bench_line CROSS JOIN LATERAL (SELECT CASE WHEN status IN ('delivered', 'returned') THEN quantity ELSE 0 END AS sent) done`;

const shippingSql = [
  `INSERT INTO order_shipping_method (id, name, amount, raw_amount, is_tax_inclusive, created_at, updated_at)
   SELECT 'ordsm_bench_' || number, 'Delivery', number % 2 * 40, ${raw("number % 2 * 40")}, true, placed_at, placed_at FROM bench_order`,
  `INSERT INTO order_shipping (id, order_id, version, shipping_method_id, created_at, updated_at)
   SELECT 'ordspmv_bench_' || number, id, 1, 'ordsm_bench_' || number, placed_at, placed_at FROM bench_order`,
];

/** One day between two steps. */
const statusSql = `
INSERT INTO order_status (id, order_id, customer_id, status, payment_status, payment_method, history, placed_at, changed_at, created_at, updated_at)
SELECT 'ordst_bench_' || b.number, b.id, 'cus_bench_' || b.customer, b.status,
       CASE b.status WHEN 'delivered' THEN 'paid' WHEN 'returned' THEN 'refunded' ELSE 'pending' END, 'cod', past.history, b.placed_at,
       past.at, b.placed_at, past.at
  FROM bench_order b
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('status', step, 'at', to_char((b.placed_at + (place - 1) * interval '1 day') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'by', jsonb_build_object('kind', CASE WHEN step IN ('placed', 'cancelled', 'returned') THEN 'shopper' ELSE 'system' END,
               'id', CASE WHEN step IN ('placed', 'cancelled', 'returned') THEN 'cus_bench_' || b.customer END)) ORDER BY place) AS history,
           b.placed_at + (max(place) - 1) * interval '1 day' AS at
      FROM unnest(CASE b.status WHEN 'placed' THEN ARRAY['placed'] WHEN 'processing' THEN ARRAY['placed', 'processing']
             WHEN 'cancelled' THEN ARRAY['placed', 'cancelled'] WHEN 'shipped' THEN ARRAY['placed', 'processing', 'shipped']
             WHEN 'delivered' THEN ARRAY['placed', 'processing', 'shipped', 'delivered']
             ELSE ARRAY['placed', 'processing', 'shipped', 'delivered', 'returned'] END) WITH ORDINALITY AS steps(step, place)) past`;

/**
 * Shipped orders get their invoices here: otherwise the server would issue them all during its first hours, while it is
 * measured.
 */
const invoicesSql = `
INSERT INTO invoice (id, order_id, financial_year, serial, number, issued_at, document)
SELECT 'inv_bench_' || sent.number, sent.id, 'bench', sent.serial, 'BENCH/' || sent.serial, sent.placed_at + interval '2 days',
       jsonb_build_object('orderId', sent.id, 'orderNumber', sent.number, 'paymentMethod', 'cod', 'lines', '[]'::jsonb,
         'taxes', '[]'::jsonb, 'taxable', 0, 'total', 0)
  FROM (SELECT b.*, row_number() OVER (ORDER BY b.number) AS serial FROM bench_order b
         WHERE b.status IN ('shipped', 'delivered', 'returned')) sent`;

const returnsSql = `
INSERT INTO return_request (id, order_id, customer_id, action, reason, lines, status, history, refund, created_at, updated_at)
SELECT 'retreq_bench_' || b.number, b.id, 'cus_bench_' || b.customer, 'return', ${pick(reasons, "b.number", 12)},
       (SELECT jsonb_agg(jsonb_build_object('line_id', id, 'quantity', quantity)) FROM bench_line l WHERE l.order_id = b.id), 'refunded',
       (SELECT jsonb_agg(jsonb_build_object('status', step, 'at', s.history -> -1 -> 'at',
          'by', '{"kind": "system", "id": null}'::jsonb) ORDER BY place)
          FROM unnest(ARRAY['requested', 'approved', 'received', 'refunded']) WITH ORDINALITY AS steps(step, place)),
       (SELECT sum(price * quantity) FROM bench_line l WHERE l.order_id = b.id), s.changed_at, s.changed_at
  FROM bench_order b JOIN order_status s ON s.order_id = b.id
 WHERE b.status = 'returned'`;

/** In execution order. `:orders` and `:customers` are their counts. */
export const statements = [
  ordersSql,
  customersSql,
  addressesSql,
  engineOrdersSql,
  soldSql,
  linesSql,
  "CREATE INDEX ON bench_line (order_id)",
  engineLinesSql,
  itemsSql,
  ...shippingSql,
  statusSql,
  invoicesSql,
  returnsSql,
];
