import { accountMessages } from "@haat/api-contract/account/messages";
import { loginMessages } from "@haat/api-contract/login/messages";
import { z } from "zod";
import { anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { aCustomerGroup, dropCustomerGroups, timesInGroup } from "../support/customer-group";
import { withDatabase } from "../support/database";
import { anAddress, anOrder } from "../support/order-body";
import { raw } from "../support/raw";
import { aReview } from "../support/review";
import { aFreshEmail, aFreshMobile, aShopper, latestCode, outbox } from "../support/shopper";
import { tablesWith } from "../support/tables-with";

const askForCode = (token: string, identifier: string) => api(token).call("addIdentifier", { body: { identifier } });

/** Adds an identifier with the code sent to it. */
async function add(token: string, identifier: string) {
  await askForCode(token, identifier);
  return await prove(token, identifier);
}

async function prove(token: string, identifier: string) {
  const answer = await api(token).call("addIdentifier", { body: { identifier, otp: await latestCode(identifier) } });
  if (!("account" in answer)) throw new Error("The code was good and nothing was added.");
  return answer;
}

/** As if half a minute had passed since the last code was sent. */
const dropCodes = (identifier: string) =>
  withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [identifier]));

async function logInAgain(identifier: string) {
  await dropCodes(/^\d/.test(identifier) ? `+91${identifier}` : identifier);
  return await aShopper({ identifier });
}

describe("POST /api/v1/account/identifier", () => {
  it("adds a mobile number to an account, and both then log in to it", async () => {
    const { token, user, identifier } = await aShopper();
    const mobile = aFreshMobile();
    const { account, message } = await add(token, mobile);
    expect(message).toBe(accountMessages.identifierAdded);
    expect(account).toMatchObject({ _id: user._id, email: identifier, mobile: `+91${mobile}` });
    expect((await logInAgain(mobile)).user).toEqual({ _id: user._id, email: identifier, mobile: `+91${mobile}` });
    expect((await logInAgain(identifier)).user._id).toBe(user._id);
  });

  it("adds an email address to an account created with a mobile number", async () => {
    const { token, user } = await aShopper({ identifier: aFreshMobile() });
    const email = aFreshEmail();
    expect((await add(token, email)).account).toMatchObject({ _id: user._id, email });
    expect((await logInAgain(email)).user._id).toBe(user._id);
  });

  it("adds an email address that the back office had already set on this account", async () => {
    const { token, user } = await aShopper({ identifier: aFreshMobile() });
    const email = aFreshEmail();
    const { adminFetch } = await anAdministrator();
    await adminFetch("POST", `/admin/customers/${user._id}`, { email }, z.unknown());
    const { account, message } = await add(token, email);
    expect(message).toBe(accountMessages.identifierAdded);
    expect(account).toMatchObject({ _id: user._id, email });
  });

  it("adds the identifier of a customer deleted by the back office, and also lets it log in again", async () => {
    const mobiles = [aFreshMobile(), aFreshMobile()] as const;
    const { adminFetch } = await anAdministrator();
    for (const mobile of mobiles) {
      const gone = await aShopper();
      await add(gone.token, mobile);
      await adminFetch("DELETE", `/admin/customers/${gone.user._id}`, undefined, z.unknown());
      await dropCodes(`+91${mobile}`);
    }
    const { token, user } = await aShopper();
    expect((await add(token, mobiles[0])).account).toMatchObject({ _id: user._id, mobile: `+91${mobiles[0]}` });
    expect((await aShopper({ identifier: mobiles[1] })).user).toMatchObject({
      email: null,
      mobile: `+91${mobiles[1]}`,
    });
  });

  it("rejects a wrong code, and the message says what the code is for", async () => {
    const { token } = await aShopper();
    const mobile = aFreshMobile();
    await askForCode(token, mobile);
    expect((await outbox(mobile))[0]).toMatchObject({ channel: "sms", template: "identifier-code" });
    const code = await latestCode(mobile);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const refusal = await failureOf(api(token).call("addIdentifier", { body: { identifier: mobile, otp: wrong } }));
    expect(refusal).toMatchObject({ status: 400, message: loginMessages.otpInvalid });
    expect((await api(token).call("getAccount", {})).account.mobile).toBeNull();
  });

  it("rejects a login code, and login rejects a code for adding an identifier", async () => {
    const { token } = await aShopper();
    const mobile = aFreshMobile();
    await api().call("signup", { body: { mobile } });
    const loginCode = await latestCode(mobile);
    const refusal = await failureOf(api(token).call("addIdentifier", { body: { identifier: mobile, otp: loginCode } }));
    expect(refusal.status).toBe(400);
    await askForCode(token, mobile);
    const addCode = await latestCode(mobile);
    if (addCode === loginCode) return;
    expect((await failureOf(api().call("signup", { body: { mobile, otp: addCode } }))).status).toBe(400);
  });

  it("accepts a code only once", async () => {
    const { token } = await aShopper();
    const mobile = aFreshMobile();
    await askForCode(token, mobile);
    const body = { identifier: mobile, otp: await latestCode(mobile) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => raw("POST", "/api/v1/account/identifier", { token, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("rejects a second identifier of the same kind before sending a code", async () => {
    const { token } = await aShopper();
    const email = aFreshEmail();
    expect(await failureOf(askForCode(token, email))).toMatchObject({
      status: 409,
      message: accountMessages.emailPresent,
    });
    expect(await outbox(email)).toEqual([]);
  });

  it("keeps one identifier per kind when two are verified concurrently", async () => {
    const { token } = await aShopper();
    const [first, second] = [aFreshMobile(), aFreshMobile()];
    await askForCode(token, first);
    await askForCode(token, second);
    const outcomes = await Promise.allSettled([prove(token, first), prove(token, second)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("returns the same response whether or not the identifier has an account", async () => {
    const { token } = await aShopper();
    const [known, stranger] = [aFreshMobile(), aFreshMobile()];
    await aShopper({ identifier: known });
    const [a, b] = [await askForCode(token, known), await askForCode(token, stranger)];
    expect(a.message?.replace(known, "…")).toBe(b.message?.replace(stranger, "…"));
  });

  it("sends one code per 30 seconds", async () => {
    const { token } = await aShopper();
    const mobile = aFreshMobile();
    await askForCode(token, mobile);
    const again = await failureOf(askForCode(token, mobile));
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("two accounts of one person", () => {
  let lamp: MadeProduct;
  let shirt: MadeProduct;
  beforeAll(async () => {
    lamp = await aProduct({ price: 100, stock: 1000 });
    shirt = await aProduct({ price: 200, stock: 1000 });
  });

  const put = (token: string, product: MadeProduct, quantity: number) =>
    api(token).call("addCartLine", { body: { productId: product.id, quantity } });
  const wish = (token: string, product: MadeProduct) =>
    api(token).call("changeWishlist", { query: { status: "true" }, body: { productId: product.id } });

  it("are merged: orders, wishlist, cart, addresses and reviews move, and the other's tokens are revoked", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    const { orderId } = await api(other.token).call("placeOrder", {
      body: anOrder({ productId: lamp.id, quantity: 1 }, 100),
    });
    await put(mine.token, lamp, 1);
    await put(other.token, lamp, 3);
    await put(other.token, shirt, 2);
    await wish(mine.token, lamp);
    await wish(other.token, lamp);
    await wish(other.token, shirt);
    await api(mine.token).call("addAddress", { body: anAddress });
    await api(other.token).call("addAddress", { body: anAddress });
    await api(other.token).call("addAddress", { body: { ...anAddress, city: "Mysuru" } });
    await api(other.token).call("updateAccount", { body: { name: "Asha Rao" } });
    const review = await aReview({ productId: shirt.id, customerId: other.user._id });

    const { account, message } = await add(mine.token, mobile);

    expect(message).toBe(accountMessages.accountsJoined);
    expect(account).toMatchObject({ _id: mine.user._id, mobile: `+91${mobile}`, name: "Asha Rao" });
    const { orders } = await api(mine.token).call("listOrders", {});
    expect(orders.map(({ _id }) => _id)).toEqual([orderId]);
    const { items } = await api(mine.token).call("getCart", {});
    expect(items.map(({ productId, quantity }) => [productId._id, quantity])).toEqual(
      expect.arrayContaining([
        [lamp.id, 3],
        [shirt.id, 2],
      ]),
    );
    expect(items).toHaveLength(2);
    const { productIds } = await api(mine.token).call("getWishlist", {});
    expect(productIds.map(({ _id }) => _id).sort()).toEqual([lamp.id, shirt.id].sort());
    const { addresses } = await api(mine.token).call("listAddresses", {});
    expect(addresses.map(({ city, isDefault }) => [city, isDefault])).toEqual([
      ["Bengaluru", true],
      ["Mysuru", false],
    ]);
    const { data } = await api().call("listReviews", { params: { productId: shirt.id } });
    expect(data.find(({ _id }) => _id === review.id)?.userId._id).toBe(mine.user._id);
    expect((await raw("GET", "/api/v1/cart", { token: other.token })).status).toBe(401);
    expect((await logInAgain(mobile)).user._id).toBe(mine.user._id);
  });

  it("are in the customer groups of both, once in each", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    const both = await aCustomerGroup([mine.user._id, other.user._id]);
    const [own, theirs] = [await aCustomerGroup([mine.user._id]), await aCustomerGroup([other.user._id])];
    await add(mine.token, mobile);
    for (const { id } of [both, own, theirs]) expect(await timesInGroup(id, mine.user._id)).toBe(1);
    expect(await timesInGroup(both.id, other.user._id)).toBe(0);
    await dropCustomerGroups();
  });

  it("leave no row under the merged account's id in any table", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    const body = anOrder({ productId: lamp.id, quantity: 1 }, 100);
    await api(other.token).call("placeOrder", { body }, { "Idempotency-Key": "k" });
    await put(other.token, lamp, 1);
    await wish(other.token, lamp);
    await api(other.token).call("addAddress", { body: anAddress });
    await add(mine.token, mobile);
    expect(await tablesWith(other.user._id)).toEqual(["shopper_login"]);
  });

  it("move the cart if the remaining account has none", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    await put(other.token, shirt, 2);
    await add(mine.token, mobile);
    const { items } = await api(mine.token).call("getCart", {});
    expect(items.map(({ quantity }) => quantity)).toEqual([2]);
    await put(mine.token, shirt, 1);
    expect((await api(mine.token).call("getCart", {})).items.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it("stay separate, with nothing moved, if both have a login of the same kind", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    await add(other.token, aFreshEmail());
    await dropCodes(`+91${mobile}`);
    await askForCode(mine.token, mobile);
    const refusal = await failureOf(prove(mine.token, mobile));
    expect(refusal).toMatchObject({ status: 409, message: accountMessages.cannotJoin });
    expect((await api(other.token).call("getAccount", {})).account.mobile).toBe(`+91${mobile}`);
  });

  it("keep every order placed during the merge", async () => {
    const mobile = aFreshMobile();
    const [mine, other] = [await aShopper(), await aShopper({ identifier: mobile })];
    await askForCode(mine.token, mobile);
    const placing = Array.from({ length: 8 }, () =>
      raw("POST", "/api/v1/Order", { token: other.token, body: anOrder({ productId: lamp.id, quantity: 1 }, 100) }),
    );
    const [, ...answers] = await Promise.all([prove(mine.token, mobile), ...placing]);
    const placed = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 401)).toEqual([]);
    expect((await api(mine.token).call("listOrders", {})).orders).toHaveLength(placed.length);
  });
});
