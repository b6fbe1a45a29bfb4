import { isDeepStrictEqual } from "node:util";
import type { CreditNoteDocument, InvoiceDocument } from "#modules/invoice/invoice-document";
import { goodsOf } from "#money/order-lines";
import { supplyTo } from "#workflows/order-money/money-changes";
import { api } from "./api";
import { withDatabase } from "./database";
import { earnLine } from "./earn-line";
import { type PricedLine, type PricedOrder, pricedInvoice, pricedTotals } from "./line-price-oracle";
import type { Seller } from "./seller";

const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

type Sums = Record<
  | "pieces"
  | "gross"
  | "saving"
  | "shopCoupon"
  | "sellerCoupon"
  | "delivery"
  | "cashFee"
  | "gst"
  | "deliveryGst"
  | "commission"
  | "commissionGst"
  | "refunded",
  number
> & { lineId: string; sellerId: string | null };

type Books = {
  /** The lines that the engine's order has now. Rupees. */
  lines: (PricedLine & { coupon: number | null })[];
  /** Whole paise; `state` is where the goods go. */
  delivery: number;
  state: string;
  sums: Sums[];
  rows: Sums[];
  figures: { gross: number; discount: number; gst: number };
  commissions: Record<string, number>;
  invoices: { document: InvoiceDocument }[];
  notes: { document: CreditNoteDocument }[];
  listed: { total: number; paid: number; refunded: number };
  /** What the payments as they stand now have given back, cancelled parts left out; and all that ever went back. */
  given: number;
  everGiven: number;
};

const amounts = [
  ["gross", "gross_paise"],
  ["saving", "saving_paise"],
  ["shopCoupon", "shop_coupon_paise"],
  ["sellerCoupon", "seller_coupon_paise"],
  ["delivery", "delivery_paise"],
  ["cashFee", "cash_fee_paise"],
  ["gst", "gst_paise"],
  ["deliveryGst", "delivery_gst_paise"],
  ["commission", "commission_paise"],
  ["commissionGst", "commission_gst_paise"],
  ["refunded", "refunded_paise"],
] as const;
const each = (of: (column: string) => string) => amounts.map(([name, column]) => `'${name}', ${of(column)}`).join(", ");

/** `order_line_sum` has the commission as it was agreed, and what of it went back beside it. */
const kept = (column: string) =>
  column.startsWith("commission") ? `s.${column} - s.${column.replace("_paise", "_back_paise")}` : `s.${column}`;

const booksSql = `
  WITH o AS (SELECT * FROM "order" WHERE id = $1)
  SELECT (SELECT COALESCE(json_agg(json_build_object('id', l.id, 'quantity', i.quantity, 'price', COALESCE(i.unit_price, l.unit_price),
             'mrp', COALESCE(i.compare_at_unit_price, l.compare_at_unit_price), 'coupon', l.metadata->'haat_coupon',
             'rate', (SELECT sum(t.rate) FROM order_line_item_tax_line t WHERE t.item_id = l.id AND t.deleted_at IS NULL))
             ORDER BY l.created_at, l.id), '[]')
            FROM order_item i JOIN order_line_item l ON l.id = i.item_id
           WHERE i.order_id = o.id AND i.version = o.version AND i.deleted_at IS NULL AND i.quantity > 0) AS lines,
         (SELECT COALESCE(round(sum(m.amount) * 100), 0)::int FROM order_shipping s JOIN order_shipping_method m ON m.id = s.shipping_method_id
           WHERE s.order_id = o.id AND s.version = o.version AND s.deleted_at IS NULL AND s.return_id IS NULL AND s.exchange_id IS NULL) AS delivery,
         (SELECT COALESCE(a.province, '') FROM order_address a WHERE a.id = o.shipping_address_id) AS state,
         (SELECT json_agg(json_build_object('lineId', s.line_item_id, 'sellerId', s.seller_id, 'pieces', s.pieces, ${each(kept)}) ORDER BY s.line_item_id)
            FROM order_line_sum s WHERE s.order_id = o.id) AS sums,
         (SELECT json_agg(one.line ORDER BY one.id) FROM (
            SELECT m.line_item_id AS id, json_build_object('lineId', m.line_item_id, 'sellerId', max(m.seller_id), 'pieces', sum(m.pieces), ${each((column) => `sum(m.${column})`)}) AS line
              FROM order_line_money m WHERE m.order_id = o.id GROUP BY m.line_item_id) one) AS rows,
         (SELECT json_build_object('gross', COALESCE(sum(f.gross), 0), 'discount', COALESCE(sum(f.discount), 0), 'gst', COALESCE(sum(f.gst), 0))
            FROM figures_line f WHERE f.order_id = o.id) AS figures,
         (SELECT COALESCE(json_object_agg(l.line_item_id, l.commission_percent), '{}') FROM parcel_line l
            JOIN parcel p ON p.id = l.parcel_id WHERE p.order_id = o.id) AS commissions,
         (SELECT COALESCE(json_agg(json_build_object('document', i.document) ORDER BY i.dispatch), '[]') FROM invoice i WHERE i.order_id = o.id) AS invoices,
         (SELECT COALESCE(json_agg(json_build_object('document', c.document) ORDER BY c.issued_at, c.id), '[]') FROM credit_note c WHERE c.order_id = o.id) AS notes,
         (SELECT json_build_object('total', l.total_paise, 'paid', l.paid_paise, 'refunded', l.refunded_paise)
            FROM order_listing l WHERE l.order_id = o.id) AS listed,
         (SELECT COALESCE(round(sum(r.amount) * 100), 0)::int FROM order_payment_collection k
            JOIN payment_collection c ON c.id = k.payment_collection_id AND c.status <> 'canceled'
            JOIN payment p ON p.payment_collection_id = c.id AND p.deleted_at IS NULL
            JOIN refund r ON r.payment_id = p.id AND r.deleted_at IS NULL
             AND NOT EXISTS (SELECT FROM parcel x WHERE x.order_id = o.id AND r.note = 'Part ' || x.id || ' was cancelled')
           WHERE k.order_id = o.id AND k.deleted_at IS NULL) AS given,
         (SELECT COALESCE(round(sum(r.amount) * 100), 0)::int FROM order_payment_collection k
            JOIN payment p ON p.payment_collection_id = k.payment_collection_id AND p.deleted_at IS NULL
            JOIN refund r ON r.payment_id = p.id AND r.deleted_at IS NULL
           WHERE k.order_id = o.id AND k.deleted_at IS NULL) AS "everGiven"
    FROM o`;

export const booksOf = (orderId: string): Promise<Books> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<Books>(booksSql, [orderId]);
    const [books] = rows;
    if (!books) throw new Error(`There is no order ${orderId}.`);
    return books;
  });

type Asked = { orderId: string; shopper: { token: string }; staff: string; sellers: readonly Seller[]; gstin: string };
type Same = (what: string, one: unknown, other: unknown) => void;

/** An order as shopper and staff read it, the row of the list, and what the tables have. */
async function readViews({ orderId, shopper, staff }: Asked) {
  // Brings figures up to date.
  await api(staff).call("getEarnings", { query: { from: "2026-01-01", to: "2026-01-02" } });
  const [{ orders }, { order: office }] = await Promise.all([
    api(shopper.token).call("listOrders", {}),
    api(staff).call("getManagedOrder", { params: { id: orderId } }),
  ]);
  const order = orders.find(({ _id }) => _id === orderId);
  const { orders: rows } = await api(staff).call("getAllOrders", { query: { search: `#${office.orderNumber}` } });
  const row = rows.find(({ _id }) => _id === orderId);
  if (!order || !row) throw new Error(`The order ${orderId} is not listed.`);
  return { order, office, row, books: await booksOf(orderId) };
}

type Views = Awaited<ReturnType<typeof readViews>>;

const ofSums = ({ sums }: Books, of: (one: Sums) => number) => sum(sums.map(of));
const gstOf = (books: Books) => ofSums(books, (one) => one.gst + one.deliveryGst);
const taxOf = (taxes: readonly { amount: number }[]) => sum(taxes.map(({ amount }) => amount));

const shown = ({ totalAmount, discount, shipping, finalAmount }: Views["order"] | Views["office"]) => ({
  gross: paise(totalAmount) - paise(shipping),
  discount: paise(discount),
  shipping: paise(shipping),
  final: paise(finalAmount),
});

/** What the whole order comes to. */
function compareTotals({ order, office, row, books }: Views, priced: PricedOrder, same: Same): void {
  const { gst, ...totals } = pricedTotals(priced);
  same("the shopper's order and the prices", shown(order), totals);
  same("staff's order and the shopper's", shown(office), shown(order));
  same("the list of orders", [paise(row.finalAmount), books.listed.total], [totals.final, totals.final]);
  same("the rows and their sums", books.rows, books.sums);
  const fromSums = {
    gross: ofSums(books, (one) => one.gross),
    discount: ofSums(books, (one) => one.saving + one.shopCoupon + one.sellerCoupon),
    shipping: ofSums(books, (one) => one.delivery + one.cashFee),
    final: ofSums(books, (one) => goodsOf(one) + one.delivery + one.cashFee),
  };
  same("the sums and the prices", fromSums, totals);
  const off = ofSums(books, (one) => one.shopCoupon + one.sellerCoupon);
  same("the sums' coupon and the lines'", off, sum(books.lines.map((one) => paise((one.coupon ?? 0) * one.quantity))));
  same("the shopper's coupon and staff's", order.coupon, office.coupon);
  same("the shopper's coupon and the sums'", paise(order.coupon?.discount ?? 0), off);
  same("the figures", books.figures, { gross: totals.gross, discount: totals.discount, gst });
  same("the figures' GST and the sums'", books.figures.gst, gstOf(books));
}

/** What went back, of which lines and in all. */
function compareRefunds({ order, office, books }: Views, same: Same): void {
  const told = sum(order.refunds.map(({ amount }) => paise(amount)));
  const ofPayments = office.payments.flatMap(({ refunds }) => refunds).map(({ amount }) => paise(amount));
  same("the shopper's refunds and the books", [told, sum(ofPayments)], [books.everGiven, books.everGiven]);
  same("staff's refunded and the list's", paise(office.refunded), books.listed.refunded);
  if (order.orderStatus === "cancelled") return;
  const stands = ({ lineId }: Sums) => books.lines.some(({ id }) => id === lineId);
  const ofLines = ofSums(books, (one) => (stands(one) ? one.refunded : 0));
  same("what went back for lines is part of all", ofLines <= books.given, true);
}

/** What a seller reads of a part of theirs, and earns with it. */
async function compareSeller(
  { token }: Seller,
  parcel: Views["order"]["parcels"][number],
  { order, books }: Views,
  same: Same,
): Promise<void> {
  const { order: detail } = await api(token).call("getSellerOrder", { params: { parcelId: parcel._id } });
  const query = { search: String(order.orderNumber) };
  const [mine] = (await api(token).call("listSellerOrders", { query })).orders;
  same("a seller's order", [detail.total, mine?.total], [parcel.total, parcel.total]);
  same("its goods", sum(detail.products.map(({ amount }) => paise(amount))), paise(detail.goods));
  const { lines } = await api(token).call("listEarningLines", {});
  const earned = lines.filter(({ orderNumber }) => orderNumber === order.orderNumber);
  if (parcel.status === "cancelled") return same("a cancelled part earns", earned, []);
  const names = ["paid", "delivery", "commission", "commissionGst", "refunded", "refundShare", "net"] as const;
  const ofShop = detail.products.filter((one) => one.isShopCoupon && parcel.status !== "cancelled");
  same("what the shop pays", sum(ofShop.map(({ coupon }) => paise(coupon))), paise(detail.shopCoupon));
  for (const { _id, amount, refunded, coupon, isShopCoupon } of detail.products) {
    const line = earned.find((one) => one._id === _id);
    const own = books.sums.find(({ lineId }) => lineId === _id);
    const expected = earnLine({
      paid: paise(amount),
      shopCoupon: isShopCoupon ? paise(coupon) : 0,
      delivery: own?.delivery ?? 0,
      commissionPercent: books.commissions[_id] ?? 0,
      refunded: paise(refunded),
    });
    same(
      "what a line earns",
      names.map((name) => line && paise(line[name])),
      names.map((name) => expected[name]),
    );
    const kept = expected.commission + expected.commissionGst - (expected.refunded - expected.refundShare);
    same("what the shop keeps of it", own && own.commission + own.commissionGst, kept);
  }
}

async function compareParcels(views: Views, sellers: readonly Seller[], same: Same): Promise<void> {
  const { order, office, books } = views;
  const parts = ({ parcels }: Pick<Views["order"], "parcels"> | Pick<Views["office"], "parcels">) =>
    parcels.map(({ _id, total, products }) => ({ _id, total, products }));
  same("the parcels of shopper and staff", parts(order), parts(office));
  if (order.parcels.length === 0) return;
  // Parts that were cancelled with the whole order are still what it was.
  const standing = order.parcels.filter(({ products }) =>
    products.some(({ _id }) => books.lines.some(({ id }) => id === _id)),
  );
  same("the parcels and the order", sum(standing.map(({ total }) => paise(total))), books.listed.total);
  for (const seller of sellers) {
    const parcel = order.parcels.find((one) => one.seller?._id === seller.id);
    if (parcel) await compareSeller(seller, parcel, views, same);
  }
}

function compareDocuments({ office, books }: Views, priced: PricedOrder, same: Same): void {
  const invoice = books.invoices.at(-1)?.document;
  if (!invoice) return;
  const expected = pricedInvoice(priced);
  const { taxable, taxes, total } = invoice;
  const bare = invoice.lines.map(({ title: _title, variant: _variant, code: _code, ...line }) => line);
  same("the invoice's lines and the prices", bare, expected.lines);
  same(
    "the invoice and the prices",
    [taxable, total, taxOf(taxes)],
    [expected.taxable, expected.total, taxOf(expected.taxes)],
  );
  same("the invoice and the sums", [total, taxOf(taxes)], [books.listed.total, gstOf(books)]);
  if (books.invoices.length > 1) return;
  // Taken back whole by a cancellation, it stays so when the order is taken up again.
  const isCancelled = office.history.some(({ status, at }) => status === "cancelled" && at > invoice.issuedAt);
  // What went back for lines that were cancelled before is on none of its lines.
  const gone = ofSums(books, (one) => (books.lines.some(({ id }) => id === one.lineId) ? 0 : one.refunded));
  const isBack = isCancelled ? total : Math.min(total, books.given - gone);
  same("the credit notes", sum(books.notes.map(({ document }) => document.total)), isBack);
}

/** Whatever two views of an order's money say differently, to the paisa; every one of them is asked. */
export async function disagreements(asked: Asked): Promise<string[]> {
  const views = await readViews(asked);
  const wrong: string[] = [];
  const same: Same = (what, one, other) => {
    if (!isDeepStrictEqual(one, other)) wrong.push(`${what}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`);
  };
  const { lines, delivery, state } = views.books;
  const priced: PricedOrder = { lines, delivery, deliveryRate: 18, supply: supplyTo(state, asked.gstin) };
  compareTotals(views, priced, same);
  compareRefunds(views, same);
  await compareParcels(views, asked.sellers, same);
  compareDocuments(views, priced, same);
  return wrong;
}
