import type { CallInput } from "@haat/api-contract/endpoints";
import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import type { ManagedOrder } from "@haat/api-contract/order/back-office-schemas";
import { orderMessages } from "@haat/api-contract/order/messages";
import { pdfPages } from "#workflows/invoice/pdf/pdf-pages.fixture";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { placeAt } from "../../support/figures";
import { aMark } from "../../support/managed-product";
import { anAddress, anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { shopAddress } from "../../support/shop-address";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

let clerk: StaffMember;
let lamp: MadeProduct;
let kurta: MadeProduct;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_order", "edit_order"] });
  [lamp, kurta] = await Promise.all([
    aProduct({ price: 250, salePrice: 200, stock: 10_000, delivery: { charge: 18, freeAbove: 10_000 } }),
    aProduct({ price: 1500, stock: 1000, variants: [{ color: "Indigo", size: "M" }] }),
  ]);
  await withDatabase((client) =>
    client.query(
      `UPDATE product_variant SET metadata = '{"images":["/files/indigo-1.webp","/files/indigo-2.webp"]}' WHERE id = $1`,
      [kurta.variants[0]?.id],
    ),
  );
});

type Query = Record<string, string>;
const list = (query: Query = {}) =>
  api(clerk.token).call("getAllOrders", { query: query as NonNullable<CallInput<"getAllOrders">["query"]> });
const found = async (query: Query) => (await list(query)).orders.map(({ _id }) => _id);
const detail = async (id: string) => (await api(clerk.token).call("getManagedOrder", { params: { id } })).order;
const move = (orderId: string, status: string, version?: string) =>
  api(clerk.token).call("updateOrderStatus", { params: { orderId }, body: { status, version } });
const row = async (orderId: string): Promise<ManagedOrder> => {
  const [one] = (await list({ search: orderId })).orders;
  if (!one) throw new Error(`${orderId} is not in the list.`);
  return one;
};

/** An order of lamps by a new shopper, with a delivery of 18 rupees per piece. */
async function anOrderBy(name: string, quantity = 1) {
  const shopper = await aShopper();
  const shippingAddress = { ...anAddress, name };
  const body = anOrder({ productId: lamp.id, quantity }, 218 * quantity, { shippingAddress });
  return { ...shopper, ...(await api(shopper.token).call("placeOrder", { body })) };
}

/** Three orders found by the same word. Name, amount and time each sort them differently. */
async function threeOrders() {
  const mark = `zq${aMark()}`;
  const ids: string[] = [];
  for (const [name, quantity, hour] of [
    ["Bela", 3, 1],
    ["Árati", 2, 3],
    ["Chitra", 1, 2],
  ] as const) {
    const { orderId } = await anOrderBy(`${name} ${mark}`, quantity);
    await placeAt(orderId, new Date(Date.UTC(2025, 5, 1, hour)));
    ids.push(orderId);
  }
  const [bela = "", arati = "", chitra = ""] = ids;
  return { mark, bela, arati, chitra };
}

describe("GET /api/v1/getAllOrders", () => {
  // @spec order-id-shippingaddress-name get-getallorders-answers-orders get-getallorders-answers-orders-2
  it("returns what the administrator's order list shows", async () => {
    const { token, user, identifier } = await aShopper();
    const lines = [
      { productId: kurta.id, quantity: 2, variant: kurta.variants[0]?.id ?? "" },
      { productId: lamp.id, quantity: 1 },
    ];
    const { orderId, order } = await api(token).call("placeOrder", { body: anOrder(lines, 3218) });
    const seen = await row(orderId);
    expect(seen).toEqual({
      _id: orderId,
      orderNumber: order.orderNumber,
      shippingAddress: { name: anAddress.name },
      userId: { _id: user._id, email: identifier },
      finalAmount: 3218,
      orderStatus: "placed",
      paymentStatus: "pending",
      paymentMethod: "cod",
      createdAt: order.createdAt,
      updatedAt: order.updatedAt,
      products: [
        {
          productId: { _id: kurta.id, images: ["/files/indigo-1.webp"] },
          title: kurta.title,
          quantity: 2,
          variant: { color: "Indigo", size: "M", images: ["/files/indigo-1.webp", "/files/indigo-2.webp"] },
          images: ["/files/indigo-1.webp"],
        },
        { productId: { _id: lamp.id, images: [] }, title: lamp.title, quantity: 1, variant: null, images: [] },
      ],
      isReturned: false,
      returnReason: "",
      returnImages: [],
      isReplaced: false,
      replacementReason: "",
      replacementImages: [],
      returnStatus: null,
      isRefundToPay: false,
      version: "1",
    });
  });

  // @spec orders-shown-newest-first get-getallorders-answers-orders-2
  it("returns the whole list, newest first, without paging parameters", async () => {
    const { mark, bela, arati, chitra } = await threeOrders();
    const found = await list({ search: mark });
    expect(found).toMatchObject({ page: 1, limit: 1000, total: 3 });
    expect(found.orders.map(({ _id }) => _id)).toEqual([arati, chitra, bela]);
    const times = (await list()).orders.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await list({ page: "1" })).limit).toBe(20);
  });

  // @spec search-box-search-order
  it("finds an order by part of its id, number, or customer's name, address or mobile number", async () => {
    const name = `Çelebi Öz${aMark()}`;
    const { orderId, order, identifier } = await anOrderBy(name);
    const id = orderId.toLowerCase();
    for (const search of [
      orderId,
      id.slice(8),
      name,
      `oz${name.slice(-10).toUpperCase()}`,
      ` celebi  ${identifier} `,
    ]) {
      expect(await found({ search })).toEqual([orderId]);
    }
    expect(await found({ search: `#${order.orderNumber}` })).toEqual([orderId]);
    expect(await found({ search: `9845012345 ${identifier.slice(8, 20)}` })).toEqual([orderId]);
    expect(await list({ search: `${identifier} nobody` })).toMatchObject({ orders: [], total: 0 });
  });

  it("finds one or two letters anywhere in the search text", async () => {
    const { mark, bela, arati, chitra } = await threeOrders();
    const texts = await withDatabase(async (client) => {
      const { rows } = await client.query<{ order_id: string; search: string }>(
        "SELECT order_id, search FROM order_listing WHERE order_id = ANY ($1)",
        [[bela, arati, chitra]],
      );
      return new Map(rows.map(({ order_id, search }) => [order_id, search]));
    });
    for (const search of ["a", "b", "e", "q", "z", "0", "7", "ár", "be", "hi", "zq", "ж", "%", "b_"]) {
      const word = search.replace("á", "a");
      const expected = [arati, chitra, bela].filter((id) => texts.get(id)?.includes(word)).sort();
      expect([search, (await found({ search: `${mark} ${search}` })).sort()]).toEqual([search, expected]);
    }
  });

  // @spec search-box-search-order
  it("takes LIKE wildcards literally", async () => {
    const { mark } = await threeOrders();
    expect((await list({ search: mark })).total).toBe(3);
    for (const search of [`${mark.slice(0, 4)}%${mark.slice(6)}`, `${mark.slice(0, -1)}_`, `${mark}\\`]) {
      expect((await list({ search })).total).toBe(0);
    }
  });

  // @spec sort-date-amount-customer
  it("sorts by date, amount or customer in both directions, in pages", async () => {
    const { mark, bela, arati, chitra } = await threeOrders();
    const orders = { date: [bela, chitra, arati], amount: [chitra, arati, bela], customer: [arati, bela, chitra] };
    for (const [sort, rising] of Object.entries(orders)) {
      expect(await found({ search: mark, sort, order: "asc" })).toEqual(rising);
      expect(await found({ search: mark, sort })).toEqual([...rising].reverse());
    }
    const second = await list({ search: mark, sort: "amount", page: "2", limit: "2" });
    expect(second).toMatchObject({ total: 3, page: 2, limit: 2, orders: [{ _id: chitra, finalAmount: 218 }] });
    expect(await list({ search: mark, page: "3", limit: "2" })).toMatchObject({ total: 3, orders: [] });
  });

  // @spec sort-date-amount-customer
  it("returns orders with equal sort values once each across pages", async () => {
    const mark = `zq${aMark()}`;
    const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await anOrderBy(`Devi ${mark}`)).orderId));
    const rising = ids.toSorted();
    for (const sort of ["amount", "customer"]) {
      const paged = (order: string) =>
        ["1", "2", "3"].map((page) => found({ search: mark, sort, order, page, limit: "2" }));
      expect((await Promise.all(paged("asc"))).flat()).toEqual(rising);
      expect((await Promise.all(paged("desc"))).flat()).toEqual(rising.toReversed());
    }
  });

  // @spec status-filter
  it("filters by status, pending being stored as placed", async () => {
    const { mark, bela, arati, chitra } = await threeOrders();
    await move(bela, "processing");
    expect(await found({ search: mark, status: "processing" })).toEqual([bela]);
    for (const status of ["placed", "pending"]) expect(await found({ search: mark, status })).toEqual([arati, chitra]);
    const { orders } = await list({ status: "processing", page: "1", limit: "100" });
    expect(orders.map(({ _id }) => _id)).toContain(bela);
    expect(new Set(orders.map(({ orderStatus }) => orderStatus))).toEqual(new Set(["processing"]));
  });

  // @spec screen-called-customer-orders
  it("counts all orders by status and their revenue, whatever the search", async () => {
    const { bela, chitra } = await threeOrders();
    await move(bela, "delivered");
    await move(chitra, "delivered");
    await move(chitra, "cancelled");
    const truth = () =>
      withDatabase(async (client) => {
        const { rows } = await client.query<{ status: string; orders: number; revenue: number }>(`
          SELECT l.status, count(*)::int AS orders, COALESCE(sum(money.taken - money.given), 0)::float8 AS revenue
            FROM order_listing l CROSS JOIN LATERAL (
              SELECT COALESCE(sum((SELECT sum(c.amount) FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL)), 0) AS taken,
                     COALESCE(sum((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.deleted_at IS NULL AND NOT (COALESCE(r.note, '') NOT LIKE 'Part % was cancelled' AND p.provider_id <> 'pp_wallet_wallet' AND NOT EXISTS (SELECT FROM gateway_payment g WHERE g.engine_payment_id = p.id)
                       AND NOT EXISTS (SELECT FROM refund_task t WHERE t.engine_refund_id = r.id AND (t.destination IS NOT NULL OR t.status = 'done'))))), 0) AS given
                FROM order_payment_collection o JOIN payment p ON p.payment_collection_id = o.payment_collection_id
               WHERE o.order_id = l.order_id AND o.deleted_at IS NULL AND p.deleted_at IS NULL) money
           GROUP BY l.status`);
        const counts: Record<string, number> = {};
        for (const { status, orders } of rows) counts[status] = orders;
        return { counts, revenue: Math.round(rows.reduce((sum, { revenue }) => sum + revenue, 0) * 100) / 100 };
      });
    const none = { placed: 0, processing: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 };
    await until("the sums of what is there", async () => {
      const [{ counts, revenue }, { summary, total }] = [await truth(), await list({ search: "nobody at all" })];
      expect(total).toBe(0);
      const isSame = JSON.stringify({ ...none, ...counts }) === JSON.stringify(summary.counts);
      return isSame && summary.revenue === revenue ? true : undefined;
    });
  });

  // @spec page-limit-sort-order
  it.each<Query>([
    { page: "0" },
    { page: "1.5" },
    { limit: "101" },
    { limit: "-1" },
    { sort: "status" },
    { sort: "placed_at; DROP TABLE order_listing" },
    { order: "up" },
    { status: "lost" },
    { search: "x".repeat(101) },
  ])("rejects %j", async (query) => {
    expect(await failureOf(list(query))).toMatchObject({ status: 400 });
  });

  // @spec page-limit-sort-order
  it.each(["'; DELETE FROM order_listing --", "%", "\\", "🙂", '"', "%00", "a\u0000b"])(
    "takes the text %j literally",
    async (search) => {
      const { status } = await raw("GET", `/api/v1/getAllOrders?limit=5&search=${encodeURIComponent(search)}`, {
        token: clerk.token,
      });
      expect([200, 400]).toContain(status);
    },
  );

  // @spec get-getallorders-answers-orders
  it("needs view_order, whatever the case of its path", async () => {
    const [other, shopper] = [await aStaffMember({ permissions: ["edit_order"] }), await aShopper()];
    for (const path of ["/api/v1/getAllOrders", "/api/v1/GETALLORDERS"]) {
      const ask = async (token?: string) => (await raw("GET", path, { token })).status;
      expect([await ask(), await ask(shopper.token), await ask(other.token)]).toEqual([401, 403, 403]);
      expect(await ask(clerk.token)).toBe(200);
    }
  });
});

describe("GET /api/v1/back-office/orders/{id}", () => {
  // @spec order-lines-money-address every-change-kept-staff
  it("returns lines, money, address and status history", async () => {
    const { orderId, order, user, identifier } = await anOrderBy("Asha Rao", 2);
    await api(clerk.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    const invoice = await until("the invoice", async () => (await detail(orderId)).invoice ?? undefined);
    const seen = await detail(orderId);
    expect(seen).toMatchObject({
      _id: orderId,
      orderNumber: order.orderNumber,
      orderStatus: "delivered",
      paymentStatus: "paid",
      paymentMethod: "cod",
      customer: { _id: user._id, email: identifier },
      email: identifier,
      shippingAddress: { ...anAddress, mobile: order.shippingAddress.mobile, country: "India" },
      products: [{ productId: { _id: lamp.id }, slug: lamp.slug, quantity: 2, price: 200, mrp: 250, variant: null }],
      totalAmount: 536,
      shipping: 36,
      discount: 100,
      finalAmount: 436,
      paid: 436,
      refunded: 0,
      payments: [{ amount: 436, captured: 436, status: "captured", refunds: [] }],
      history: [
        { status: "placed", by: { kind: "shopper", id: user._id } },
        {
          status: "delivered",
          by: { kind: "administrator", id: clerk.userId, name: expect.stringMatching(/^Staff /) },
        },
      ],
      returnRequest: null,
      invoice: { number: expect.stringMatching(/^IN\//) },
      version: "2",
    });
    expect(seen.invoice).toEqual(invoice);
  });

  // @spec order-lines-money-address
  it("shows an unpaid order's awaited payment, and its refunds", async () => {
    const { orderId } = await anOrderBy("Asha Rao");
    expect(await detail(orderId)).toMatchObject({
      paid: 0,
      payments: [{ status: "awaited", amount: 218, captured: 0 }],
    });
    await move(orderId, "delivered");
    await move(orderId, "cancelled");
    const seen = await detail(orderId);
    expect(seen).toMatchObject({ paid: 218, refunded: 0, paymentStatus: "paid" });
    expect(seen.payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([218]);
  });

  it("returns 404 for an unknown order id", async () => {
    for (const id of ["order_nobody", "%27%20OR%20''='", "x".repeat(200)]) {
      expect(await failureOf(detail(id))).toMatchObject({ status: 404, message: orderMessages.notFound });
    }
    expect(await failureOf(detail("x".repeat(201)))).toMatchObject({ status: 400 });
  });

  // @spec order-lines-money-address
  it("downloads the invoice of any order once it has shipped", async () => {
    const { orderId, order } = await anOrderBy("Asha Rao");
    const path = `/api/v1/back-office/orders/${orderId}/invoice`;
    const early = await raw("GET", path, { token: clerk.token });
    expect([early.status, early.body]).toEqual([409, { success: false, message: invoiceMessages.notYet }]);
    await move(orderId, "shipped");
    const answer = await fetch(`${shopAddress().url}${path}`, { headers: { authorization: clerk.token } });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="invoice-IN-[\d-]+\.pdf"$/);
    const [page] = pdfPages(new Uint8Array(await answer.arrayBuffer()));
    for (const said of [lamp.title, "Asha Rao", `${order.orderNumber}`]) expect(page).toContain(said);
    expect((await raw("GET", "/api/v1/back-office/orders/order_nobody/invoice", { token: clerk.token })).status).toBe(
      404,
    );
    const shopper = await aShopper();
    expect((await raw("GET", path, { token: shopper.token })).status).toBe(403);
  });
});

describe("PUT /api/v1/updateOrderStatus/{orderId}, by staff", () => {
  // @spec statuses-pending-stored-placed any-five-picked-dropdown put-updateorderstatus-orderid-takes
  // @spec put-updateorderstatus-orderid-any
  it("sets any of the five statuses in any order, pending being stored as placed", async () => {
    const { orderId } = await anOrderBy("Asha Rao");
    for (const [status, stored] of [
      ["delivered", "delivered"],
      ["pending", "placed"],
      ["shipped", "shipped"],
      ["processing", "processing"],
      ["placed", "placed"],
      ["cancelled", "cancelled"],
    ] as const) {
      expect((await move(orderId, status)).order.orderStatus).toBe(stored);
      expect((await row(orderId)).orderStatus).toBe(stored);
    }
  });

  // @spec two-administrators-order-second two-administrators-edit-thing
  it("rejects a stale version and changes nothing", async () => {
    const { orderId } = await anOrderBy("Asha Rao");
    const { version } = await row(orderId);
    expect((await detail(orderId)).version).toBe(version);
    await move(orderId, "processing", version);
    const refusal = await failureOf(move(orderId, "cancelled", version));
    expect([refusal.status, refusal.message]).toEqual([409, orderMessages.changedMeanwhile]);
    expect(await row(orderId)).toMatchObject({ orderStatus: "processing", version: "2" });
    // A repeated change is no conflict.
    expect((await move(orderId, "processing", version)).message).toBe(orderMessages.statusUnchanged("processing"));
    expect((await move(orderId, "shipped", "2")).order.orderStatus).toBe("shipped");
  });

  // @spec every-change-kept-staff put-updateorderstatus-orderid-any
  it("audits each status change by staff once, and none by shoppers", async () => {
    const { orderId, order, token } = await anOrderBy("Asha Rao");
    await Promise.all(Array.from({ length: 5 }, () => move(orderId, "processing")));
    await api(token).call("cancelOrder", { params: { orderId } });
    await move(orderId, "placed");
    await move(orderId, "cancelled");
    const change = (before: string, after: string) => ({
      action: "order.status_changed",
      before: { status: before },
      after: { status: after },
    });
    expect(await auditOf(orderId)).toEqual([
      change("placed", "processing"),
      change("cancelled", "placed"),
      change("placed", "cancelled"),
    ]);
    const { rows } = await withDatabase((client) =>
      client.query("SELECT DISTINCT actor_id, subject_label FROM audit_entry WHERE subject_id = $1", [orderId]),
    );
    expect(rows).toEqual([{ actor_id: clerk.userId, subject_label: `#${order.orderNumber}` }]);
  });

  // @spec account-do-shown-server
  it("needs more than view_order", async () => {
    const { orderId } = await anOrderBy("Asha Rao");
    const { token } = await aStaffMember({ permissions: ["view_order"] });
    const call = api(token).call("updateOrderStatus", { params: { orderId }, body: { status: "shipped" } });
    expect(await failureOf(call)).toMatchObject({ status: 403 });
    expect((await row(orderId)).orderStatus).toBe("placed");
  });
});
