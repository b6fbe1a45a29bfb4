import { accountMessages } from "@haat/api-contract/account/messages";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { api, failureOf } from "../../support/api";
import { faultsInBooks } from "../../support/books";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { databaseUrlOf } from "../../support/shop-address";
import { aFreshMobile, aShopper, type LoggedInShopper, latestCode } from "../../support/shopper";
import { tablesWith } from "../../support/tables-with";
import { until } from "../../support/until";
import { fillWallet, walletOf } from "../../support/wallet";

let lamp: MadeProduct;
beforeAll(async () => {
  lamp = await aProduct({ price: 100, stock: 1000 });
});

const walletFaults = async () => (await faultsInBooks(databaseUrlOf())).filter((fault) => fault.includes("wallet"));
const buy = async (token: string) => {
  const body = anOrder({ productId: lamp.id, quantity: 1 }, 100, { paymentMethod: "wallet" });
  return (await api(token).call("placeOrder", { body })).orderId;
};
const anAttemptOf = (customerId: string, orderId: string) =>
  withDatabase((client) =>
    client.query(
      `INSERT INTO payment_attempt (id, order_id, customer_id, session_id, gateway, key_id, amount_paise, currency, state, next_look_at)
       VALUES ($1, $2, $3, 'payses_1', 'razorpay', 'rzp_test_1', 12345, 'INR', 'closed', now())`,
      [`payatt_${orderId}`, orderId, customerId],
    ),
  );

async function join(mine: LoggedInShopper, mobile: string): Promise<void> {
  await api(mine.token).call("addIdentifier", { body: { identifier: mobile } });
  const otp = await latestCode(mobile);
  const { message } = await api(mine.token).call("addIdentifier", { body: { identifier: mobile, otp } });
  expect(message).toBe(accountMessages.accountsJoined);
}

async function deleteAccount({ token, identifier }: LoggedInShopper): Promise<void> {
  await api(token).call("requestDeletionCode", {});
  await api(token).call("deleteAccount", { body: { otp: await latestCode(identifier) } });
}

describe("the wallets of two merged accounts", () => {
  // @spec account-money-wallet-way
  it("become one, as if it had always been one", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    await fillWallet(mine.user._id, 300);
    await fillWallet(other.user._id, 500);
    const orderId = await buy(mine.token);
    await buy(other.token);
    await anAttemptOf(other.user._id, orderId);
    await join(mine, mobile);
    expect(await walletOf(mine.token)).toEqual({
      balance: 600,
      entries: [
        [-100, 600, "order_paid"],
        [-100, 700, "order_paid"],
        [500, 800, "staff"],
        [300, 300, "staff"],
      ],
    });
    expect(await tablesWith(other.user._id)).toEqual(expect.not.arrayContaining(["payment_attempt", "wallet_account"]));
    const { paymentAttempts } = await api(mine.token).call("downloadAccountData", {});
    expect(paymentAttempts).toMatchObject([{ orderId, gateway: "razorpay", amount: 123.45 }]);
    expect(await walletFaults()).toEqual([]);
    await buy(mine.token);
    expect((await walletOf(mine.token)).balance).toBe(500);
  });

  it.each([
    ["mine", 300, 0],
    ["the other's", 0, 500],
  ])("are the existing one if only %s has any money", async (_whose, own, others) => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    if (own) await fillWallet(mine.user._id, own);
    if (others) await fillWallet(other.user._id, others);
    await join(mine, mobile);
    expect((await walletOf(mine.token)).balance).toBe(own + others);
    expect(await walletFaults()).toEqual([]);
  });

  it("accept no money for the merged account", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    await join(mine, mobile);
    await expect(fillWallet(other.user._id, 100)).rejects.toThrow();
    expect(await walletFaults()).toEqual([]);
  });
});

describe("an account with a wallet", () => {
  // @spec account-money-wallet-way
  it("is not deleted while it has a balance, and no code is sent", async () => {
    const shopper = await aShopper();
    await fillWallet(shopper.user._id, 0.5);
    const refusal = { status: 409, message: paymentMessages.walletNotEmpty("₹0.50") };
    expect(await failureOf(api(shopper.token).call("requestDeletionCode", {}))).toMatchObject(refusal);
    const otp = "123456";
    expect(await failureOf(api(shopper.token).call("deleteAccount", { body: { otp } }))).toMatchObject(refusal);
  });

  it("is not deleted while a refund to the wallet is pending", async () => {
    const shopper = await aShopper();
    await fillWallet(shopper.user._id, 100);
    const orderId = await buy(shopper.token);
    await api(shopper.token).call("cancelOrder", { params: { orderId } });
    await until("the refund", async () => {
      const { order } = await api(shopper.token).call("getOrder", { params: { orderId } });
      return order.refunds[0]?.status === "done" || undefined;
    });
    // As if it was not sent yet; old enough for other suites' sweeps to skip it.
    await withDatabase((client) =>
      client.query(
        `WITH gone AS (DELETE FROM refund_task WHERE order_id = $1 RETURNING engine_refund_id)
         UPDATE refund SET created_at = now() - interval '4 days' WHERE id IN (SELECT engine_refund_id FROM gone)`,
        [orderId],
      ),
    );
    await withDatabase((client) =>
      client.query("UPDATE wallet_account SET balance_paise = 0 WHERE customer_id = $1", [shopper.user._id]),
    );
    const refusal = { status: 409, message: accountMessages.refundsUnderWay };
    expect(await failureOf(api(shopper.token).call("requestDeletionCode", {}))).toMatchObject(refusal);
    const taskOf = (status: string) =>
      withDatabase((client) =>
        client.query(
          `INSERT INTO refund_task (id, order_id, kind, engine_refund_id, destination, amount_paise, currency, status, next_try_at)
           SELECT 'rtask_' || r.id, $1, 'engine', r.id, 'wallet', 10000, 'INR', $2, 'infinity'
             FROM refund r JOIN payment p ON p.id = r.payment_id
             JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id WHERE l.order_id = $1
           ON CONFLICT (engine_refund_id) DO UPDATE SET status = EXCLUDED.status`,
          [orderId, status],
        ),
      );
    await taskOf("failed");
    expect(await failureOf(api(shopper.token).call("requestDeletionCode", {}))).toMatchObject(refusal);
    await taskOf("done");
    await deleteAccount(shopper);
  });

  it("keeps its entries anonymously when it is deleted", async () => {
    const shopper = await aShopper();
    await fillWallet(shopper.user._id, 100);
    const orderId = await buy(shopper.token);
    await anAttemptOf(shopper.user._id, orderId);
    await withDatabase((client) =>
      client.query("UPDATE order_status SET status = 'delivered' WHERE order_id = $1", [orderId]),
    );
    await deleteAccount(shopper);
    // The audit log keeps that money was credited, but not to whom.
    const left = await tablesWith(shopper.user._id);
    expect(left.filter((table) => !["audit_entry", "shopper_login"].includes(table))).toEqual([]);
    const { rows } = await withDatabase((client) =>
      client.query(
        `SELECT e.customer_id, e.amount_paise::int, a.customer_id AS attempt_of FROM wallet_entry e
           JOIN payment_attempt a ON a.order_id = e.order_id WHERE e.order_id = $1`,
        [orderId],
      ),
    );
    expect(rows).toEqual([{ customer_id: "deleted", amount_paise: -10_000, attempt_of: "deleted" }]);
    expect(await walletFaults()).toEqual([]);
  });

  it("includes all of it in the data download", async () => {
    const { token, user } = await aShopper();
    await fillWallet(user._id, 150);
    const orderId = await buy(token);
    const data = await api(token).call("downloadAccountData", {});
    expect(data).toMatchObject({
      walletBalance: 50,
      walletEntries: [
        { amount: -100, balance: 50, orderId, reason: "order_paid" },
        { amount: 150, balance: 150 },
      ],
      paymentAttempts: [],
    });
  });
});
