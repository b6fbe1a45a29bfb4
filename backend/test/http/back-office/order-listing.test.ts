import { Pool } from "pg";
import { z } from "zod";
import { Database } from "#database/database";
import { sweepListing } from "#modules/order-listing/write/sweep-listing";
import { saveMoney } from "#workflows/order-money/keep-money";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { payByHand } from "../../support/hand-payment";
import { aMark } from "../../support/managed-product";
import { sendRefunds } from "../../support/money-tasks";
import { anAddress, anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { shopAddress } from "../../support/shop-address";
import { aFreshMobile, aShopper, latestCode } from "../../support/shopper";
import { until } from "../../support/until";

let admin: Administrator;
let lamp: MadeProduct;
beforeAll(async () => {
  admin = await anAdministrator();
  lamp = await aProduct({ price: 200, stock: 10_000 });
});

const list = (search: string) => api(admin.token).call("getAllOrders", { query: { search } });
const row = async (orderId: string) => (await list(orderId)).orders[0];
const detail = async (id: string) => (await api(admin.token).call("getManagedOrder", { params: { id } })).order;
const move = (orderId: string, status: string) =>
  api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status } });
const inEngine = (path: string, body: unknown) => admin.adminFetch("POST", `/admin/${path}`, body, z.unknown());

async function anOrderBy(name = "Asha Rao", identifier?: string) {
  const shopper = await aShopper(identifier ? { identifier } : {});
  const shippingAddress = { ...anAddress, name };
  const body = anOrder({ productId: lamp.id, quantity: 1 }, 200, { shippingAddress });
  const { orderId } = await api(shopper.token).call("placeOrder", { body });
  return { ...shopper, orderId };
}

const pool = new Pool({ connectionString: shopAddress().databaseUrl, max: 2 });
afterAll(() => pool.end());
/** What the scheduled task does every minute, now. */
const sweep = () =>
  sweepListing(
    new Database({
      client: {
        acquireConnection: () => pool.connect(),
        releaseConnection: async (connection) => connection.release(),
      },
    }),
    saveMoney,
  );

describe("the back office's order list reflects", () => {
  // @spec list-follows-every-way
  it("an order cancelled by its shopper right after it was placed", async () => {
    const { orderId, token } = await anOrderBy();
    expect(await row(orderId)).toMatchObject({ orderStatus: "placed" });
    await api(token).call("cancelOrder", { params: { orderId } });
    const seen = await row(orderId);
    expect(seen).toMatchObject({ orderStatus: "cancelled", version: "2" });
    expect(seen?.updatedAt).not.toBe(seen?.createdAt);
  });

  it("twenty concurrent orders, each counted once", async () => {
    const mark = `zq${aMark()}`;
    await Promise.all(Array.from({ length: 20 }, () => anOrderBy(`Devi ${mark}`)));
    expect((await list(mark)).total).toBe(20);
  });

  // @spec list-follows-every-way
  it("a cancellation in the engine's own admin", async () => {
    const { orderId } = await anOrderBy();
    await inEngine(`orders/${orderId}/cancel`, {});
    await until("the cancelled order in the list", async () =>
      (await row(orderId))?.orderStatus === "cancelled" ? true : undefined,
    );
  });

  // @spec list-follows-every-way
  it("a refund in the engine's own admin", async () => {
    const { orderId } = await anOrderBy();
    await move(orderId, "delivered");
    const [payment] = (await detail(orderId)).payments;
    await inEngine(`payments/${payment?._id}/refund`, { amount: 50 });
    await sendRefunds(undefined, [orderId]);
    // It was paid in cash: refunded once a person has paid it.
    expect(await detail(orderId)).toMatchObject({ paid: 200, refunded: 0, payments: [{ refunds: [{ amount: 50 }] }] });
    await payByHand((await anAdministrator()).token, orderId);
    await until("the refund in the list", async () => {
      const { rows } = await withDatabase((client) =>
        client.query("SELECT paid_paise::int, refunded_paise::int FROM order_listing WHERE order_id = $1", [orderId]),
      );
      return JSON.stringify(rows) === '[{"paid_paise":20000,"refunded_paise":5000}]' ? true : undefined;
    });
    expect(await detail(orderId)).toMatchObject({ paid: 200, refunded: 50, payments: [{ refunds: [{ amount: 50 }] }] });
  });

  // @spec list-follows-every-way
  it("an order not placed by our API: listed as placed, with the usual status changes", async () => {
    const { orderId, user } = await anOrderBy();
    await withDatabase(async (client) => {
      await client.query("DELETE FROM order_status WHERE order_id = $1", [orderId]);
      await client.query("DELETE FROM order_listing WHERE order_id = $1", [orderId]);
    });
    expect(await row(orderId)).toBeUndefined();
    await inEngine(`orders/${orderId}`, { metadata: { told: "by the engine" } });
    await until("the adopted order in the list", () => row(orderId));
    const seen = await detail(orderId);
    expect(seen).toMatchObject({ orderStatus: "placed", paymentStatus: "pending", customer: { _id: user._id } });
    expect(seen.history).toMatchObject([{ status: "placed", by: { kind: "system" } }]);
    expect((await move(orderId, "delivered")).order).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
  });

  // @spec list-follows-every-way
  it("changes made outside every workflow after the next sweep, including totals", async () => {
    const [told, lost] = [await anOrderBy(), await anOrderBy()];
    await withDatabase(async (client) => {
      await client.query("UPDATE order_status SET status = 'shipped', updated_at = now() WHERE order_id = $1", [
        told.orderId,
      ]);
      await client.query("DELETE FROM order_listing WHERE order_id = $1", [lost.orderId]);
      await client.query("INSERT INTO order_tally (status, orders, revenue_paise) VALUES ('nowhere', 5, 77)");
    });
    expect(await row(told.orderId)).toMatchObject({ orderStatus: "placed" });
    await sweep();
    expect(await row(told.orderId)).toMatchObject({ orderStatus: "shipped" });
    expect(await row(lost.orderId)).toMatchObject({ orderStatus: "placed" });
    // Other tests place orders in the meantime: rows and totals are read in one snapshot.
    const { rows } = await withDatabase((client) =>
      client.query(`
        SELECT COALESCE(l.status, t.status) AS status FROM
          (SELECT status, count(*) AS orders, sum(paid_paise - refunded_paise) AS revenue FROM order_listing GROUP BY status) l
          FULL JOIN (SELECT status, sum(orders) AS orders, sum(revenue_paise) AS revenue FROM order_tally GROUP BY status) t USING (status)
         WHERE COALESCE(l.orders, 0) <> COALESCE(t.orders, 0) OR COALESCE(l.revenue, 0) <> COALESCE(t.revenue, 0)`),
    );
    expect(rows).toEqual([]);
    await withDatabase((client) => client.query("DELETE FROM order_tally WHERE status = 'nowhere'"));
  });

  // @spec list-follows-every-way
  it("a deleted account: its orders remain but cannot be found by its personal data", async () => {
    const mark = `zq${aMark()}`;
    const { orderId, token, identifier } = await anOrderBy(`Devi ${mark}`);
    await api(token).call("cancelOrder", { params: { orderId } });
    await api(token).call("requestDeletionCode", {});
    const otp = await latestCode(identifier);
    expect((await raw("DELETE", "/api/v1/account", { token, body: { otp } })).status).toBe(200);
    for (const search of [mark, identifier]) expect((await list(search)).total).toBe(0);
    expect(await row(orderId)).toMatchObject({
      shippingAddress: { name: "Deleted account" },
      userId: { email: "" },
      orderStatus: "cancelled",
    });
    expect(await detail(orderId)).toMatchObject({ customer: null, email: "" });
  });

  // @spec list-follows-every-way
  it("merged accounts: the orders of both belong to one customer", async () => {
    const [one, other] = [await anOrderBy(), await anOrderBy("Asha Rao", aFreshMobile())];
    const body = { identifier: other.identifier };
    await withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [`+91${other.identifier}`]));
    await api(one.token).call("addIdentifier", { body });
    await api(one.token).call("addIdentifier", { body: { ...body, otp: await latestCode(other.identifier) } });
    for (const orderId of [one.orderId, other.orderId]) {
      expect(await row(orderId)).toMatchObject({ userId: { _id: one.user._id, email: one.identifier } });
    }
    expect((await list(one.identifier)).total).toBe(2);
  });
});
