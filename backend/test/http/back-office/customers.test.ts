import { randomBytes } from "node:crypto";
import { customerMessages } from "@haat/api-contract/customer/messages";
import type { CustomersQuery } from "@haat/api-contract/customer/schemas";
import { loginMessages } from "@haat/api-contract/login/messages";
import { type Administrator, aStaffMember } from "../../support/administrator";
import { ageCodes } from "../../support/age-codes";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { anAddress, anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { aReview } from "../../support/review";
import { aFreshEmail, aFreshMobile, aShopper, type LoggedInShopper, latestCode } from "../../support/shopper";

let clerk: Administrator;
let lamp: MadeProduct;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_customer", "edit_customer", "edit_order"] });
  lamp = await aProduct({ price: 250, salePrice: 200, stock: 10_000, returnDays: 7 });
});

const order = async ({ token }: LoggedInShopper, quantity = 1) => {
  const body = anOrder({ productId: lamp.id, quantity }, 200 * quantity);
  return (await api(token).call("placeOrder", { body })).orderId;
};
type Asked<Value> = Partial<Record<keyof CustomersQuery, Value | undefined>>;
const list = (query: Asked<string>) => api(clerk.token).call("listCustomers", { query: query as Asked<never> });
const details = async (id: string) => (await api(clerk.token).call("getCustomer", { params: { id } })).customer;
const change = (id: string, body: { blocked: boolean; reason?: string; version?: string }) =>
  api(clerk.token).call("updateCustomer", { params: { id }, body });
const block = (id: string, reason = "Three parcels refused.") => change(id, { blocked: true, reason });
const logIn = async (identifier: string) => {
  await ageCodes(identifier);
  await api().call("signup", { body: { identifier } });
  const otp = await latestCode(identifier);
  return await raw("POST", "/api/v1/signup", { body: { identifier, otp } });
};

/** Three customers found by the same word, with 0, 1 and 2 orders. */
async function threeCustomers() {
  const mark = `zq${randomBytes(5).toString("hex")}`;
  const three: LoggedInShopper[] = [];
  for (let orders = 0; orders < 3; orders++) {
    const shopper = await aShopper();
    await api(shopper.token).call("updateAccount", { body: { name: `Ünï ${mark} ${orders}` } });
    for (let count = 0; count < orders; count++) await order(shopper, orders);
    three.push(shopper);
  }
  return { mark, ids: three.map(({ user }) => user._id), three };
}

describe("GET /api/v1/back-office/customers", () => {
  // @spec customers-found-part-name
  it("finds by part of a name, address, number or id, ignoring case and accents", async () => {
    const shopper = await aShopper({ identifier: aFreshMobile() });
    const name = `Çelebi ${randomBytes(4).toString("hex")}`;
    await api(shopper.token).call("updateAccount", { body: { name } });
    const digits = shopper.identifier.slice(2, 9);
    for (const search of [name.toUpperCase(), name.replace("Ç", "c").toLowerCase(), digits, shopper.user._id]) {
      const { customers } = await list({ search, limit: "5" });
      expect(customers.map(({ _id }) => _id)).toContain(shopper.user._id);
    }
    const { customers } = await list({ search: name });
    expect(customers).toMatchObject([
      { _id: shopper.user._id, name, email: null, mobile: `+91${shopper.identifier}`, isMobileVerified: true },
    ]);
  });

  // @spec customers-found-part-name
  it("takes LIKE wildcards literally", async () => {
    const { mark } = await threeCustomers();
    expect((await list({ search: mark })).total).toBe(3);
    for (const search of [`${mark.slice(0, 3)}%${mark.slice(5)}`, `${mark.slice(0, -1)}_`, `${mark}\\`]) {
      expect((await list({ search })).total).toBe(0);
    }
  });

  // @spec customers-found-part-name
  it("sorts by orders, amount spent, last order and join date, in both directions, in pages", async () => {
    const { mark, ids } = await threeCustomers();
    for (const sort of ["orders", "spent", "lastOrder", "joined"]) {
      const descending = (await list({ search: mark, sort })).customers;
      expect(descending.map(({ _id }) => _id)).toEqual([...ids].reverse());
      const ascending = (await list({ search: mark, sort, order: "asc" })).customers;
      expect(ascending.map(({ _id }) => _id)).toEqual(ids);
    }
    const second = await list({ search: mark, sort: "spent", page: "2", limit: "2" });
    expect(second).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(second.customers.map(({ _id }) => _id)).toEqual([ids[0]]);
    expect((await list({ search: mark, sort: "spent" })).customers).toMatchObject([
      { orders: 2, spent: 800 },
      { orders: 1, spent: 200 },
      { orders: 0, spent: 0, lastOrderAt: null },
    ]);
  });

  // @spec customers-found-part-name
  it("returns customers with equal sort values once each across pages, whichever end those are read from", async () => {
    const [one, other] = [await threeCustomers(), await threeCustomers()];
    const name = `Twin ${one.mark}`;
    for (const { token } of [...one.three, ...other.three]) await api(token).call("updateAccount", { body: { name } });
    const found = async (query: Asked<string>) =>
      (await list({ search: name, ...query })).customers.map(({ _id }) => _id);
    for (const sort of ["orders", "spent", "lastOrder", "joined"]) {
      for (const order of ["asc", "desc"]) {
        const all = await found({ sort, order });
        expect(all).toHaveLength(6);
        const pages = ["1", "2", "3"].map((page) => found({ sort, order, page, limit: "2" }));
        expect((await Promise.all(pages)).flat()).toEqual(all);
      }
    }
  });

  // @spec dashboard-customers-real-screen
  it("counts an order at once, and a cancelled one as nothing spent", async () => {
    const shopper = await aShopper();
    const search = shopper.identifier;
    const orderId = await order(shopper, 3);
    expect((await list({ search })).customers).toMatchObject([{ orders: 1, spent: 600, isEmailVerified: true }]);
    await api(shopper.token).call("cancelOrder", { params: { orderId } });
    expect((await list({ search })).customers).toMatchObject([{ orders: 1, spent: 0 }]);
  });

  it.each([
    { page: "0" },
    { limit: "101" },
    { sort: "name" },
    { order: "up" },
    { blocked: "yes" },
    { search: "x".repeat(101) },
  ])("rejects %j", async (query) => {
    expect(await failureOf(list(query))).toMatchObject({ status: 400 });
  });
});

describe("GET /api/v1/back-office/customers/{id}", () => {
  // @spec details-show-sums-ways
  it("returns the customer with verified identifiers, orders and related data", async () => {
    const shopper = await aShopper();
    const id = shopper.user._id;
    const shop = api(shopper.token);
    await shop.call("updateAccount", { body: { name: "Meera Nair" } });
    await shop.call("addAddress", { body: anAddress });
    const [first, second] = [await order(shopper), await order(shopper, 2)];
    await shop.call("cancelOrder", { params: { orderId: first } });
    await aReview({ productId: lamp.id, customerId: id, comment: "Shines" });
    const customer = await details(id);
    expect(customer).toMatchObject({
      name: "Meera Nair",
      email: shopper.identifier,
      signInMethods: [{ kind: "email", value: shopper.identifier }],
      orders: 2,
      spent: 400,
      blocked: false,
      blockedReason: null,
      version: "0",
      sums: { cancelled: 1, open: 1, returns: 0, reviews: 1, refunded: 0, averageOrder: 400 },
      addresses: [{ name: anAddress.name, pincode: anAddress.pincode }],
      reviews: [{ title: lamp.title, comment: "Shines" }],
    });
    expect(customer.latestOrders).toMatchObject([
      { _id: second, orderStatus: "placed", pieces: 2, finalAmount: 400, paymentMethod: "cod" },
      { _id: first, orderStatus: "cancelled" },
    ]);
  });

  // @spec loading-empty-error-retry
  it("returns 404 for an unknown customer and an invalid id", async () => {
    for (const id of ["cus_nobody", "..", "%00", "x".repeat(200)]) {
      const { status } = await raw("GET", `/api/v1/back-office/customers/${encodeURIComponent(id)}`, {
        token: clerk.token,
      });
      expect([400, 404]).toContain(status);
    }
    expect(await failureOf(details("cus_nobody"))).toMatchObject({ status: 404, message: customerMessages.notFound });
  });

  // @spec somebody-deleted-account-list
  it("no longer finds a customer who deleted the account", async () => {
    const shopper = await aShopper();
    await order(shopper).then((orderId) => api(shopper.token).call("cancelOrder", { params: { orderId } }));
    expect((await list({ search: shopper.identifier })).total).toBe(1);
    await api(shopper.token).call("requestDeletionCode", {});
    const otp = await latestCode(shopper.identifier);
    await raw("DELETE", "/api/v1/account", { token: shopper.token, body: { otp } });
    expect((await list({ search: shopper.identifier })).total).toBe(0);
    expect((await failureOf(details(shopper.user._id))).status).toBe(404);
  });
});

describe("PUT /api/v1/back-office/customers/{id}", () => {
  // @spec customer-blocked-reason-logged
  it("blocks a customer: all tokens are revoked, login is rejected, and the shopper is told why", async () => {
    const shopper = await aShopper();
    const id = shopper.user._id;
    const answer = await block(id);
    expect(answer.message).toBe(customerMessages.blocked);
    expect(answer.customer).toMatchObject({ blocked: true, blockedReason: "Three parcels refused.", version: "1" });
    const told = { status: 401, message: loginMessages.accountBlocked };
    expect(await failureOf(api(shopper.token).call("getCart", {}))).toMatchObject(told);
    expect(await failureOf(order(shopper))).toMatchObject(told);
    const login = await logIn(shopper.identifier);
    expect([login.status, login.body]).toEqual([403, { success: false, message: loginMessages.accountBlocked }]);
    expect((await list({ blocked: "true", search: shopper.identifier })).total).toBe(1);
    expect((await list({ blocked: "false", search: shopper.identifier })).total).toBe(0);
  });

  it("leaves public pages accessible to a blocked shopper, as to any visitor", async () => {
    const shopper = await aShopper();
    await block(shopper.user._id);
    expect((await raw("GET", "/api/v1/products?limit=1", { token: shopper.token })).status).toBe(200);
  });

  // @spec customer-blocked-reason-logged
  it("does not block work on open orders", async () => {
    const shopper = await aShopper();
    const orderId = await order(shopper);
    await block(shopper.user._id);
    await api(clerk.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect((await details(shopper.user._id)).latestOrders).toMatchObject([{ orderStatus: "delivered" }]);
  });

  // @spec blocked-customer-let-again
  it("unblocks with a new login; old tokens stay revoked", async () => {
    const shopper = await aShopper();
    await block(shopper.user._id);
    const answer = await change(shopper.user._id, { blocked: false });
    expect(answer.message).toBe(customerMessages.unblocked);
    expect(answer.customer).toMatchObject({ blocked: false, blockedAt: null, blockedReason: null, version: "2" });
    expect(await failureOf(api(shopper.token).call("getCart", {}))).toMatchObject({
      message: loginMessages.tokenRejected,
    });
    expect((await logIn(shopper.identifier)).status).toBe(200);
  });

  // @spec two-administrators-customer-second
  it("is audited once for any number of concurrent requests", async () => {
    const { user } = await aShopper();
    const answers = await Promise.all(Array.from({ length: 20 }, () => block(user._id)));
    expect(answers.filter(({ message }) => message === customerMessages.blocked)).toHaveLength(1);
    await change(user._id, { blocked: false });
    expect((await change(user._id, { blocked: false })).message).toBe(customerMessages.unblockedAlready);
    expect(await auditOf(user._id)).toEqual([
      {
        action: "customer.blocked",
        before: { blocked: false, reason: null },
        after: { blocked: true, reason: "Three parcels refused." },
      },
      {
        action: "customer.unblocked",
        before: { blocked: true, reason: "Three parcels refused." },
        after: { blocked: false, reason: null },
      },
    ]);
  });

  // @spec two-administrators-customer-second
  it("rejects a stale version and changes nothing", async () => {
    const { user } = await aShopper();
    const { version } = await details(user._id);
    await block(user._id, "First");
    const late = change(user._id, { blocked: true, reason: "Second", version });
    expect(await failureOf(late)).toMatchObject({ status: 409, message: customerMessages.changedMeanwhile });
    expect((await details(user._id)).blockedReason).toBe("First");
  });

  // @spec customer-blocked-reason-logged
  it("requires a reason of limited length without control characters", async () => {
    const { user } = await aShopper();
    const refusals = [
      [{ blocked: true }, customerMessages.reasonRequired],
      [{ blocked: true, reason: "   " }, customerMessages.reasonRequired],
      [{ blocked: true, reason: "x".repeat(501) }, customerMessages.reasonTooLong(500)],
    ] as const;
    for (const [body, message] of refusals) {
      expect(await failureOf(change(user._id, body))).toMatchObject({ status: 400, message });
    }
    for (const body of [
      {},
      { blocked: "true" },
      { blocked: 1 },
      { blocked: true, reason: 7 },
      { blocked: true, reason: "a\u0000b" },
    ]) {
      const path = `/api/v1/back-office/customers/${user._id}`;
      expect((await raw("PUT", path, { token: clerk.token, body })).status).toBe(400);
    }
    expect(await failureOf(block("cus_nobody"))).toMatchObject({ status: 404 });
  });

  // @spec customer-blocked-reason-logged
  it("cannot be bypassed by merging with another account", async () => {
    const [culprit, other] = [await aShopper(), await aShopper({ identifier: aFreshMobile() })];
    await block(culprit.user._id);
    const shop = api(other.token);
    await shop.call("addIdentifier", { body: { identifier: culprit.identifier } });
    const otp = await latestCode(culprit.identifier);
    const joining = shop.call("addIdentifier", { body: { identifier: culprit.identifier, otp } });
    expect(await failureOf(joining)).toMatchObject({ status: 403, message: loginMessages.accountBlocked });
    expect((await details(culprit.user._id)).blocked).toBe(true);
  });

  // @spec only-look-finds-button
  it("needs edit_customer; reading needs view_customer", async () => {
    const { user } = await aShopper({ identifier: aFreshEmail() });
    const viewer = await aStaffMember({ permissions: ["view_customer"] });
    const stranger = await aStaffMember({ permissions: ["view_order"] });
    const params = { id: user._id };
    expect((await api(viewer.token).call("getCustomer", { params })).customer._id).toBe(user._id);
    const body = { blocked: true, reason: "No" };
    expect(await failureOf(api(viewer.token).call("updateCustomer", { params, body }))).toMatchObject({ status: 403 });
    expect(await failureOf(api(stranger.token).call("getCustomer", { params }))).toMatchObject({ status: 403 });
    expect(await failureOf(api(stranger.token).call("listCustomers", { query: {} }))).toMatchObject({ status: 403 });
  });
});
