import { orderMessages } from "@haat/api-contract/order/messages";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { z } from "zod";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { faultsInBooks } from "../../support/books";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { databaseUrlOf } from "../../support/shop-address";
import { aShopper, type LoggedInShopper } from "../../support/shopper";
import { stockOf } from "../../support/stock";
import { until } from "../../support/until";
import { deferredOf, fillWallet, paymentsOf, walletOf } from "../../support/wallet";

const wallet = "pp_wallet_wallet";

let lamp: MadeProduct;
beforeAll(async () => {
  lamp = await aProduct({ price: 439.5, stock: 1000 });
});
// Another suite creates a fault for a moment.
afterAll(() => until("wallets that agree", async () => ((await walletFaults()).length === 0 ? true : undefined)));

const walletFaults = async () => (await faultsInBooks(databaseUrlOf())).filter((fault) => fault.includes("wallet"));

async function aShopperWith(rupees: number): Promise<LoggedInShopper> {
  const shopper = await aShopper();
  if (rupees > 0) await fillWallet(shopper.user._id, rupees);
  return shopper;
}

const aLamp = (more: Parameters<typeof anOrder>[2] = { paymentMethod: "wallet" }) =>
  anOrder({ productId: lamp.id, quantity: 1 }, 439.5, more);

const engineOrderSchema = z.object({
  order: z.object({
    status: z.string(),
    payment_status: z.string(),
    summary: z.object({ paid_total: z.number(), pending_difference: z.number() }),
    payment_collections: z.array(
      z.object({
        status: z.string(),
        captured_amount: z.number().nullable(),
        payments: z.array(
          z.object({
            id: z.string(),
            provider_id: z.string(),
            amount: z.number(),
            captured_at: z.string().nullable(),
            captures: z.array(z.object({ amount: z.number() })).optional(),
            refunds: z.array(z.object({ amount: z.number() })).optional(),
          }),
        ),
      }),
    ),
  }),
});

/** An order as the engine's own admin reads it. */
async function inEngine(orderId: string) {
  const { adminFetch } = await anAdministrator();
  const fields =
    "%2Bpayment_status,%2Bpayment_collections.payments.*,%2Bpayment_collections.payments.captures.*,%2Bpayment_collections.payments.refunds.*";
  const path = `/admin/orders/${orderId}?fields=${fields}` as const;
  return (await adminFetch("GET", path, undefined, engineOrderSchema)).order;
}

describe("an order paid by wallet", () => {
  it("is paid at once, and debits the wallet", async () => {
    const { token, user } = await aShopperWith(1000);
    const { order, orderId, payment } = await api(token).call("placeOrder", { body: aLamp() });
    expect(order).toMatchObject({ paymentMethod: "wallet", paymentStatus: "paid", finalAmount: 439.5 });
    expect(payment).toMatchObject({ method: "wallet", status: "paid", sheet: null });
    expect(await walletOf(token)).toEqual({
      balance: 560.5,
      entries: [
        [-439.5, 560.5, "order_paid"],
        [1000, 1000, "staff"],
      ],
    });
    const { entries } = await api(token).call("getWallet", {});
    expect(entries[0]).toMatchObject({ orderId, orderNumber: order.orderNumber });
    expect(await deferredOf(orderId)).toEqual([]);
    const { customer } = await api((await anAdministrator()).token).call("getCustomer", { params: { id: user._id } });
    expect(customer.latestOrders).toMatchObject([{ _id: orderId, paymentStatus: "paid" }]);
  });

  // @spec cash-razorpay-stripe-wallet
  it("has a captured payment in the engine's admin like any other", async () => {
    const { token } = await aShopperWith(500);
    const { orderId } = await api(token).call("placeOrder", { body: aLamp() });
    expect(await inEngine(orderId)).toMatchObject({
      status: "pending",
      payment_status: "captured",
      summary: { paid_total: 439.5, pending_difference: 0 },
      payment_collections: [
        {
          status: "completed",
          captured_amount: 439.5,
          payments: [
            { provider_id: wallet, amount: 439.5, captured_at: expect.any(String), captures: [{ amount: 439.5 }] },
          ],
        },
      ],
    });
  });

  it("is refunded in parts by the engine's own refund", async () => {
    const anAmount = (amount: number) => expect.objectContaining({ amount });
    const { token } = await aShopperWith(500);
    const { orderId } = await api(token).call("placeOrder", { body: aLamp() });
    const { adminFetch } = await anAdministrator();
    const [payment] = (await inEngine(orderId)).payment_collections[0]?.payments ?? [];
    const refund = (amount: number) =>
      adminFetch("POST", `/admin/payments/${payment?.id}/refund`, { amount }, z.unknown());
    await refund(100);
    expect(await paymentsOf(orderId)).toEqual([{ provider: wallet, amount: 439.5, captured: 439.5, refunded: 100 }]);
    await refund(339.5);
    expect(await inEngine(orderId)).toMatchObject({
      payment_status: "refunded",
      // The engine returns them in any order.
      payment_collections: [{ payments: [{ refunds: expect.arrayContaining([anAmount(100), anAmount(339.5)]) }] }],
    });
    await expect(refund(1)).rejects.toThrow();
  });

  it("is refunded once when it is cancelled, by its shopper or in the engine's admin", async () => {
    const { token } = await aShopperWith(1000);
    const { adminFetch } = await anAdministrator();
    const cancel = {
      shopper: (id: string) => api(token).call("cancelOrder", { params: { orderId: id } }),
      engine: (id: string) => adminFetch("POST", `/admin/orders/${id}/cancel`, {}, z.unknown()),
    };
    for (const by of ["shopper", "engine"] as const) {
      const { orderId } = await api(token).call("placeOrder", { body: aLamp() });
      await cancel[by](orderId);
      expect(await paymentsOf(orderId)).toEqual([
        { provider: wallet, amount: 439.5, captured: 439.5, refunded: 439.5 },
      ]);
      const { orders } = await api(token).call("listOrders", {});
      if (by === "shopper") expect(orders[0]).toMatchObject({ orderStatus: "cancelled", paymentStatus: "refunded" });
      expect(await inEngine(orderId)).toMatchObject({ status: "canceled" });
    }
  });
});

describe("an order partly paid by wallet", () => {
  it("uses the whole balance, and awaits the rest by the other method", async () => {
    const { token } = await aShopperWith(100.25);
    const { order, orderId } = await api(token).call("placeOrder", { body: aLamp({ useWallet: true }) });
    expect(order).toMatchObject({ paymentMethod: "cod", paymentStatus: "pending" });
    expect((await walletOf(token)).balance).toBe(0);
    expect(await paymentsOf(orderId)).toEqual([{ provider: wallet, amount: 100.25, captured: 100.25, refunded: 0 }]);
    expect(await deferredOf(orderId)).toEqual([{ provider: "pp_cod_cod", amount: 339.25 }]);
    expect(await inEngine(orderId)).toMatchObject({
      payment_status: "partially_captured",
      summary: { paid_total: 100.25, pending_difference: 339.25 },
    });
  });

  it("is fully paid once the courier has collected the rest", async () => {
    const { token } = await aShopperWith(100);
    const { orderId } = await api(token).call("placeOrder", { body: aLamp({ useWallet: true }) });
    const admin = api((await anAdministrator()).token);
    await admin.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect(await paymentsOf(orderId)).toEqual([
      { provider: wallet, amount: 100, captured: 100, refunded: 0 },
      { provider: "pp_cod_cod", amount: 339.5, captured: 339.5, refunded: 0 },
    ]);
    expect(await inEngine(orderId)).toMatchObject({
      payment_status: "captured",
      summary: { paid_total: 439.5, pending_difference: 0 },
    });
  });

  it("refunds only the wallet's part when it is cancelled", async () => {
    const { token } = await aShopperWith(100);
    const { orderId } = await api(token).call("placeOrder", { body: aLamp({ useWallet: true }) });
    const { order } = await api(token).call("cancelOrder", { params: { orderId } });
    expect(order).toMatchObject({ orderStatus: "cancelled", paymentStatus: "refunded" });
    expect(await paymentsOf(orderId)).toEqual([{ provider: wallet, amount: 100, captured: 100, refunded: 100 }]);
  });

  it("is paid at once, whatever the method, if the wallet covers all of it", async () => {
    const { token } = await aShopperWith(439.5);
    const { order, orderId } = await api(token).call("placeOrder", { body: aLamp({ useWallet: true }) });
    expect(order.paymentStatus).toBe("paid");
    expect((await walletOf(token)).balance).toBe(0);
    expect(await deferredOf(orderId)).toEqual([]);
  });

  it("is an ordinary order if the wallet is empty", async () => {
    const { token } = await aShopper();
    const { order, orderId } = await api(token).call("placeOrder", { body: aLamp({ useWallet: true }) });
    expect(order.paymentStatus).toBe("pending");
    expect(await deferredOf(orderId)).toEqual([{ provider: "pp_cod_cod", amount: 439.5 }]);
    expect(await paymentsOf(orderId)).toEqual([]);
  });
});

describe("an order that fails", () => {
  it.each([0, 439.49])("is rejected with %d rupees in the wallet, which stay there", async (rupees) => {
    const { token } = await aShopperWith(rupees);
    const shown = rupees === 0 ? "₹0" : "₹439.49";
    expect(await failureOf(api(token).call("placeOrder", { body: aLamp() }))).toMatchObject({
      status: 409,
      message: paymentMessages.walletTooLow(shown),
    });
    expect((await api(token).call("listOrders", {})).orders).toEqual([]);
    expect((await walletOf(token)).balance).toBe(rupees);
  });

  it("leaves the wallet unchanged when another shopper gets the last piece", async () => {
    const shirt = await aProduct({ price: 100, stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aShopperWith(100)));
    const body = anOrder({ productId: shirt.id, quantity: 1 }, 100, { paymentMethod: "wallet" });
    const answers = await Promise.all(buyers.map(({ token }) => raw("POST", "/api/v1/Order", { token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const balances = await Promise.all(buyers.map(async ({ token }) => (await walletOf(token)).balance));
    expect(balances).toEqual(answers.map(({ status }) => (status === 201 ? 0 : 100)));
    expect(await stockOf(shirt.variants[0]?.id ?? "")).toMatchObject({ stocked: 1, reserved: 1 });
  });
});

describe("concurrent orders with one wallet", () => {
  // @spec wallet-shows-balance-pays
  it("debit it once each: of twenty, only as many are placed as it can pay", async () => {
    const { token } = await aShopperWith(439.5 * 3 + 100);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => raw("POST", "/api/v1/Order", { token, body: aLamp() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
    expect((await walletOf(token)).balance).toBe(100);
    expect((await api(token).call("listOrders", {})).orders).toHaveLength(3);
  });

  it("with one key are one order, debited once, even if the wallet could pay only one", async () => {
    const { token } = await aShopperWith(439.5);
    const headers = { "idempotency-key": "the same" };
    const placed = await Promise.all(
      Array.from({ length: 5 }, () => api(token).call("placeOrder", { body: aLamp() }, headers)),
    );
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await walletOf(token)).toMatchObject({ balance: 0, entries: [[-439.5, 0, "order_paid"], {}] });
    const again = await api(token).call("placeOrder", { body: aLamp() }, headers);
    expect(again.orderId).toBe(placed[0]?.orderId);
    const other = await failureOf(api(token).call("placeOrder", { body: aLamp({ useWallet: true }) }, headers));
    expect(other).toMatchObject({ status: 409, message: orderMessages.keyReused });
  });

  it("wait for stock locks for any time: paying by wallet does not shorten the timeout", async () => {
    const { token } = await aShopperWith(439.5);
    const locked = await withDatabase(async (client) => {
      await client.query("BEGIN");
      await client.query(
        `SELECT l.id FROM inventory_level l JOIN product_variant_inventory_item i ON i.inventory_item_id = l.inventory_item_id
          WHERE i.variant_id = $1 FOR UPDATE OF l`,
        [lamp.variants[0]?.id],
      );
      const order = raw("POST", "/api/v1/Order", { token, body: aLamp() });
      await until("the order has waited for longer than the engine's payments allow", async () => {
        const { rowCount } = await client.query(
          `SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))
              AND waitstart < clock_timestamp() - interval '3.5 seconds'`,
        );
        return rowCount === 1 || undefined;
      });
      await client.query("COMMIT");
      return await order;
    });
    expect(locked.status).toBe(201);
  });
});
