import { randomBytes } from "node:crypto";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { addCoupon, couponBody, dropCoupons } from "../../support/coupon";
import { withDatabase } from "../../support/database";
import { fetchPayments, sendRefunds } from "../../support/money-tasks";
import { anOnlineOrder, letTimePass, type OnlineOrder, payAt, sendPaid } from "../../support/online-order";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf } from "../../support/order-money";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";
import { aShopper, type LoggedInShopper } from "../../support/shopper";
import { simulatorOf } from "../../support/simulator";
import { until } from "../../support/until";
import { waitingFor } from "../../support/waiting";
import { fillWallet } from "../../support/wallet";

const aCode = () => `B${randomBytes(5).toString("hex")}`.toUpperCase();
const from = "HDFC Bank credit card";
const hdfcCredit = { method: "card", bank: "HDFC", cardType: "credit" } as const;

let staff: string;
let product: MadeProduct;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
  product = await aProduct({ price: 500, stock: 1000 });
});
afterEach(() => simulatorOf().faults({ gateway: "razorpay", cards: "told" }));
afterAll(dropCoupons);

type Coupon = Parameters<typeof addCoupon>[1];

/** Ten percent off with a bank's credit card. */
const anOffer = (fields: Partial<Coupon> = {}) =>
  addCoupon(staff, { code: aCode(), bank: "HDFC", bankMethods: ["credit-card"], ...fields });

/** An order of ₹450 with a bank offer, its sheet open. */
async function anOrderWith(coupon: { code: string }, shopper?: LoggedInShopper): Promise<OnlineOrder> {
  const more = { couponCode: coupon.code, finalAmount: 450 };
  return anOnlineOrder({ product, more, ...(shopper && { shopper }) });
}

const pay = (order: OnlineOrder, how: Parameters<typeof payAt>[1]) => payAt(order, { webhook: "never", ...how });

/** The sheet of an order that is to be paid again. */
async function openAgain({ orderId, shopper }: OnlineOrder) {
  const input = { params: { orderId }, body: { method: "razorpay" as const } };
  const { sheet } = await api(shopper.token).call("openPayment", input);
  if (!sheet) throw new Error("Nothing was opened at the gateway.");
  return sheet;
}

/** Until nothing is in progress and all books agree. */
async function settle(order: OnlineOrder) {
  const ids = [order.orderId];
  const money = await until("an end of what is on its way", async () => {
    await letTimePass(undefined, ids);
    await fetchPayments(undefined, ids);
    await sendRefunds(undefined, ids);
    const now = await moneyOf(order);
    return now.sent.open === 0 ? now : undefined;
  });
  expect(differencesIn(money)).toEqual([]);
  return money;
}

const place = (
  token: string,
  code: string,
  paymentMethod: "cod" | "wallet" | "razorpay" | "stripe",
  more: object = {},
) =>
  raw("POST", "/api/v1/Order", {
    token,
    body: anOrder({ productId: product.id, quantity: 1 }, 450, { couponCode: code, paymentMethod, ...more }),
  });

const aQuoteWith = (bank: string) => ({ quote: { coupon: { bankOffer: { bank } } } });
const anOrderOf = (bank: string) => ({ order: { coupon: { bankOffer: { bank } } } });

describe("an order with a bank offer", () => {
  it("is paid with a card of the bank, whose discount it has", async () => {
    const order = await anOrderWith(await anOffer());
    expect(order.sheet).toMatchObject({ amountPaise: 45_000, bankOffer: { bank: "HDFC", methods: ["credit-card"] } });
    const { problem } = await sendPaid(order, (await pay(order, hdfcCredit)).callback);
    expect(problem).toBeNull();
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.engine.gateways).toEqual({ captured: 45_000, refunded: 0 });
  });

  it.each([
    ["another bank's credit card", { method: "card", bank: "ICIC", cardType: "credit" }],
    ["the bank's debit card", { method: "card", bank: "HDFC", cardType: "debit" }],
    ["a card whose bank nobody knows", { method: "card" }],
    ["the bank's net banking", { method: "netbanking", bank: "HDFC" }],
    ["UPI", { method: "upi" }],
  ] as const)("is not paid with %s: the money goes back, and the order awaits the right one", async (_, wrong) => {
    const order = await anOrderWith(await anOffer());
    const { problem } = await sendPaid(order, (await pay(order, wrong)).callback);
    expect(problem).toBe(couponMessages.notPaidFromBank(from));
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "pending"]);
    expect(money.gateways).toEqual({ captured: 45_000, refunded: 45_000 });
    const again = { ...order, sheet: await openAgain(order) };
    await sendPaid(again, (await pay(again, hdfcCredit)).callback);
    expect((await settle(order)).stands).toEqual(["pending", "paid"]);
  });

  it("accepts each payment method of the offer, and net banking of a bank that has two kinds of accounts", async () => {
    const coupon = await anOffer({ bank: "BARB", bankMethods: ["debit-card", "netbanking"] });
    for (const how of [
      { method: "card", bank: "BARB", cardType: "debit" },
      { method: "netbanking", bank: "BARB_R" },
    ] as const) {
      const order = await anOrderWith(coupon);
      await sendPaid(order, (await pay(order, how)).callback);
      expect((await settle(order)).stands).toEqual(["pending", "paid"]);
    }
  });

  it("captures a payment that is only authorised if it is from the bank", async () => {
    const coupon = await anOffer();
    const [wrong, right] = [await anOrderWith(coupon), await anOrderWith(coupon)];
    const { callback } = await pay(wrong, { ...hdfcCredit, bank: "ICIC", outcome: "authorized" });
    expect((await sendPaid(wrong, callback)).problem).toBe(couponMessages.notPaidFromBank(from));
    await sendPaid(right, (await pay(right, { ...hdfcCredit, outcome: "authorized" })).callback);
    expect((await settle(wrong)).gateways).toEqual({ captured: 0, refunded: 0 });
    expect((await settle(right)).stands).toEqual(["pending", "paid"]);
  });

  it("is paid by another attempt after one whose payment is only authorised, and that payment goes back", async () => {
    const order = await anOrderWith(await anOffer());
    const wrong = await pay(order, { ...hdfcCredit, bank: "ICIC", outcome: "authorized" });
    await sendPaid(order, wrong.callback);
    const again = { ...order, sheet: await openAgain(order) };
    expect(again.sheet.gatewayOrderId).not.toBe(order.sheet.gatewayOrderId);
    await sendPaid(again, (await pay(again, hdfcCredit)).callback);
    // The gateway captures by itself.
    await simulatorOf().turn({ gateway: "razorpay", paymentId: wrong.paymentId, outcome: "captured", webhook: "now" });
    await until("the wrong one", async () => ((await moneyOf(order)).unmatched.captured === 45_000 ? true : undefined));
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.gateways).toEqual({ captured: 90_000, refunded: 45_000 });
  });

  it("waits while the gateway can't tell the bank, and is paid once it can", async () => {
    const order = await anOrderWith(await anOffer());
    await simulatorOf().faults({ gateway: "razorpay", cards: "away" });
    expect((await sendPaid(order, (await pay(order, hdfcCredit)).callback)).problem).toBeNull();
    const waiting = await moneyOf(order);
    expect(waiting.stands).toEqual(["pending", "pending"]);
    expect([waiting.unmatched.captured, waiting.sent.open]).toEqual([0, 0]);
    await simulatorOf().faults({ gateway: "razorpay", cards: "told" });
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.gateways).toEqual({ captured: 45_000, refunded: 0 });
  });

  it("is not paid by a payment of which the gateway tells no card, though a webhook alone brings it", async () => {
    const order = await anOrderWith(await anOffer());
    await simulatorOf().faults({ gateway: "razorpay", cards: "refused" });
    await payAt(order, { ...hdfcCredit, webhook: "now" });
    await until("its way back", async () => ((await moneyOf(order)).unmatched.captured === 45_000 ? true : undefined));
    await simulatorOf().faults({ gateway: "razorpay", cards: "told" });
    expect((await settle(order)).gateways).toEqual({ captured: 45_000, refunded: 45_000 });
  });

  it("shows on the placed order which bank it must be paid from", async () => {
    const { order } = await anOrderWith(await anOffer());
    expect(order.coupon).toMatchObject({ bankOffer: { bank: "HDFC", methods: ["credit-card"] }, isOnlineOnly: false });
  });

  it("keeps the bank that it was placed for, whatever staff change", async () => {
    const coupon = await anOffer();
    const order = await anOrderWith(coupon);
    const body = couponBody(coupon.code, { bank: "ICIC", bankMethods: ["debit-card"] });
    await api(staff).call("updateCoupon", { params: { id: coupon._id }, body });
    await sendPaid(order, (await pay(order, hdfcCredit)).callback);
    expect((await settle(order)).stands).toEqual(["pending", "paid"]);
  });

  it.each(["ICIC", "HDFC"] as const)("decides a payment that was stored without its bank: %s", async (bank) => {
    const order = await anOrderWith(await anOffer());
    const { callback } = await pay(order, { ...hdfcCredit, bank });
    await withDatabase((client) =>
      client.query(
        `INSERT INTO gateway_payment (id, attempt_id, order_id, gateway, gateway_payment_id, amount_paise, currency, status,
                                      captured_paise, method)
         SELECT 'gpay_' || id, id, order_id, gateway, $2, 45000, 'INR', 'captured', 45000, 'card'
           FROM payment_attempt WHERE order_id = $1`,
        [order.orderId, callback.razorpay_payment_id],
      ),
    );
    const paid = bank === "HDFC";
    const gateways = { captured: 45_000, refunded: paid ? 0 : 45_000 };
    expect(await settle(order)).toMatchObject({ gateways, stands: ["pending", paid ? "paid" : "pending"] });
  });

  it("is refused with the quote if staff have changed the bank that the shopper saw", async () => {
    const [coupon, shopper] = [await anOffer(), await aShopper()];
    const seen = { bank: "HDFC", methods: ["credit-card"] } as const;
    const now = { bank: "ICIC", methods: ["debit-card", "netbanking"] } as const;
    const body = couponBody(coupon.code, { bank: now.bank, bankMethods: [...now.methods] });
    await api(staff).call("updateCoupon", { params: { id: coupon._id }, body });
    const quote = { total: 450, coupon: { code: coupon.code, bankOffer: now } };
    for (const bankOffer of [seen, null, { ...now, methods: ["credit-card", "netbanking"] }]) {
      const refused = await place(shopper.token, coupon.code, "razorpay", { bankOffer });
      expect(refused).toMatchObject({ status: 409, body: { quote } });
    }
    await fillWallet(shopper.user._id, 100);
    const partly = await place(shopper.token, coupon.code, "razorpay", { bankOffer: seen, useWallet: true });
    expect(partly).toMatchObject({ status: 409, body: { quote } });
    expect((await place(shopper.token, coupon.code, "razorpay", { bankOffer: now })).status).toBe(201);
  });

  it("is placed if it asks less than the shopper saw", async () => {
    const [coupon, shopper] = [await anOffer({ bankMethods: ["credit-card", "netbanking"] }), await aShopper()];
    const seen = { bank: "HDFC", methods: ["netbanking"] };
    expect((await place(shopper.token, coupon.code, "razorpay", { bankOffer: seen })).status).toBe(201);
    await api(staff).call("updateCoupon", { params: { id: coupon._id }, body: couponBody(coupon.code) });
    expect((await place(shopper.token, coupon.code, "razorpay", { bankOffer: seen })).status).toBe(201);
  });

  it("is one order, whatever the page that sends it again says about the bank", async () => {
    const [{ code }, shopper] = [await anOffer(), await aShopper()];
    const headers = { "Idempotency-Key": aCode() };
    const body = anOrder({ productId: product.id, quantity: 1 }, 450, { couponCode: code, paymentMethod: "razorpay" });
    const bankOffer = { bank: "HDFC", methods: ["credit-card"] };
    const sent = { token: shopper.token, headers };
    const first = await raw("POST", "/api/v1/Order", { ...sent, body });
    const again = await raw("POST", "/api/v1/Order", { ...sent, body: { ...body, bankOffer } });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toMatchObject({ orderId: (first.body as { orderId: string }).orderId });
  });

  it.each([
    ["is refused with the quote if the bank changes", "bank = 'ICIC'", { status: 409, body: aQuoteWith("ICIC") }],
    [
      "keeps its bank if the coupon asks for none",
      "bank = NULL, bank_methods = '{}'",
      { status: 201, body: anOrderOf("HDFC") },
    ],
  ])("%s while the order is written", async (_, change, expected) => {
    const [{ code }, shopper] = [await anOffer(), await aShopper()];
    const answer = await withDatabase(async (client) => {
      await client.query("BEGIN");
      await client.query(`UPDATE coupon SET ${change} WHERE code = $1`, [code]);
      const ordering = place(shopper.token, code, "razorpay");
      await until("the order waits", async () => (await waitingFor(client)) || undefined);
      await client.query("COMMIT");
      return ordering;
    });
    expect(answer).toMatchObject(expected);
  });

  it("is refused for each method that tells no bank, with the quote without it", async () => {
    const [{ code }, shopper] = [await anOffer(), await aShopper()];
    await fillWallet(shopper.user._id, 1000);
    const refusal = { quote: { coupon: null, couponProblem: couponMessages.payFromBank(from) } };
    for (const method of ["cod", "wallet", "stripe"] as const) {
      expect(await place(shopper.token, code, method)).toMatchObject({ status: 409, body: refusal });
    }
  });

  it.each([1000, 100])("is refused if the wallet would pay a part of it: ₹%s", async (balance) => {
    const [{ code }, shopper] = [await anOffer(), await aShopper()];
    await fillWallet(shopper.user._id, balance);
    const answer = await place(shopper.token, code, "razorpay", { useWallet: true });
    expect(answer).toMatchObject({ status: 400, body: { message: couponMessages.payFromBank(from) } });
  });

  it("can't be paid by another method later", async () => {
    const order = await anOrderWith(await anOffer());
    const params = { orderId: order.orderId };
    for (const method of ["cod", "stripe"] as const) {
      const change = api(order.shopper.token).call("openPayment", { params, body: { method } });
      expect(await failureOf(change)).toMatchObject({ status: 400, message: couponMessages.orderPaidFromBank(from) });
    }
  });
});

it("an order with a coupon for online payment can't be paid in cash later", async () => {
  const order = await anOrderWith(await addCoupon(staff, { code: aCode(), onlineOnly: true }));
  const change = api(order.shopper.token).call("openPayment", {
    params: { orderId: order.orderId },
    body: { method: "cod" },
  });
  expect(await failureOf(change)).toMatchObject({ status: 400, message: couponMessages.orderPaidOnline });
});

it("a bank offer is offered with its bank, and with the reason where the method tells none", async () => {
  const [shopper, brand] = [await aShopper(), aCode()];
  const { id } = await aProduct({ brand, price: 500 });
  const { code } = await anOffer({ brand, isListed: true });
  const products = [{ productId: id, quantity: 1 }];
  const offers = async (paymentMethod?: "cod" | "razorpay") =>
    (await api(shopper.token).call("findCoupons", { body: { products, ...(paymentMethod && { paymentMethod }) } }))
      .offers;
  const bankOffer = { bank: "HDFC", methods: ["credit-card"] };
  expect(await offers()).toMatchObject([{ code, bankOffer, discount: 50, problem: null }]);
  expect(await offers("razorpay")).toMatchObject([{ code, discount: 50, problem: null }]);
  expect(await offers("cod")).toMatchObject([{ code, bankOffer, problem: couponMessages.payFromBank(from) }]);
});

it("a bank needs a payment method and a known name, and sellers have no bank offers", async () => {
  const add = (fields: Parameters<typeof couponBody>[1], token = staff) =>
    raw("POST", "/api/v1/back-office/coupons", { token, body: couponBody(aCode(), fields) });
  const refused = (message: string) => ({ status: 400, body: { message: expect.stringContaining(message) } });
  expect(await add({ bank: "HDFC" })).toMatchObject(refused(couponMessages.bankMethodsRequired));
  expect(await add({ bankMethods: ["netbanking"] })).toMatchObject(refused(couponMessages.bankRequired));
  const unknown = await raw("POST", "/api/v1/back-office/coupons", {
    token: staff,
    body: { ...couponBody(aCode()), bank: "NOPE", bankMethods: ["netbanking"] },
  });
  expect(unknown).toMatchObject(refused(couponMessages.bankUnknown));
  const seller = await aSeller();
  const body = couponBody(aCode(), { bank: "HDFC", bankMethods: ["netbanking"] });
  expect(await raw("POST", "/api/v1/seller/coupons", { token: seller.token, body })).toMatchObject(
    refused(couponMessages.bankForShop),
  );
});
