import { randomBytes } from "node:crypto";
import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { limits } from "@haat/api-contract/limits";
import { runOn } from "#database/database";
import { CouponUses } from "#modules/coupon/coupon-uses";
import { anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { atOnce } from "../support/at-once";
import { aProduct } from "../support/catalogue";
import { addCoupon, couponBody, dropCoupons } from "../support/coupon";
import { withDatabase } from "../support/database";
import { inLane } from "../support/lane";
import { anAddress, anOrder } from "../support/order-body";
import { raw } from "../support/raw";
import { aSeller } from "../support/seller";
import { aFreshMobile, aShopper, type LoggedInShopper } from "../support/shopper";
import { soldBy } from "../support/sold-by";
import { stockOf } from "../support/stock";
import { until } from "../support/until";
import { waitingFor } from "../support/waiting";

/** Shoppers who want the same few uses. */
const rivals = inLane({ gate: 30, long: 1000 });

const aCode = () => `T${randomBytes(5).toString("hex")}`.toUpperCase();

let staff: string;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
});
afterAll(dropCoupons);

type Wish = { productId: string; quantity?: number; amount: number; code: string; mobile?: string; pincode?: string };

/** An order of a shopper, whose screen showed an amount. */
const order = (token: string, wish: Wish) => {
  const { productId, quantity = 1, amount, code, mobile = aFreshMobile(), pincode = anAddress.pincode } = wish;
  return raw("POST", "/api/v1/Order", {
    token,
    body: anOrder({ productId, quantity }, amount, {
      couponCode: code,
      shippingAddress: { ...anAddress, mobile, pincode },
    }),
  });
};
const check = async (token: string, code: string, productId: string, quantity = 1) =>
  (await api(token).call("findCoupons", { body: { code, products: [{ productId, quantity }] } })).offers[0];
const problemOf = async (...wish: Parameters<typeof check>) => (await check(...wish))?.problem;
const refusedWith = (problem: string) => ({ status: 409, body: { quote: { coupon: null, couponProblem: problem } } });

describe("a coupon", () => {
  it("takes a percentage off, in the check, the order, its views and its mail", async () => {
    const [code, shopper, { id }] = [
      aCode(),
      await aShopper(),
      await aProduct({ price: 400, salePrice: 333, stock: 9 }),
    ];
    await addCoupon(staff, { code, value: 10, maxDiscount: 95 });
    expect(await check(shopper.token, ` ${code.toLowerCase()} `, id, 3)).toEqual({
      code,
      title: `Coupon ${code}`,
      bankOffer: null,
      discount: 95,
      delivery: 0,
      problem: null,
      missing: null,
      missingPieces: null,
    });
    const answer = await order(shopper.token, { productId: id, quantity: 3, amount: 904, code });
    expect(answer.status).toBe(201);
    const [placed] = (await api(shopper.token).call("listOrders", {})).orders;
    expect(placed).toMatchObject({
      totalAmount: 1200,
      discount: 296,
      finalAmount: 904,
      coupon: { code, discount: 95 },
      products: [{ price: 333, quantity: 3 }],
    });
    const { order: seen } = await api(staff).call("getManagedOrder", { params: { id: placed?._id ?? "" } });
    expect(seen).toMatchObject({ discount: 296, finalAmount: 904, coupon: { code, discount: 95 } });
    const [used] = (await api(staff).call("listCoupons", { query: { search: code } })).coupons;
    expect(used).toMatchObject({ uses: 1, given: 95, revenue: 904 });
  });

  it("is offered to guests too, as for a first order, until it ends", async () => {
    const [code, brand] = [aCode(), aCode()];
    const { id } = await aProduct({ brand, price: 500 });
    const offered = async () => (await api().call("listProductCoupons", { params: { id } })).offers;
    expect(await offered()).toEqual([]);
    const listed = { kind: "amount" as const, value: 90, brand, isListed: true };
    const { _id } = await addCoupon(staff, { code, ...listed, firstOrderOnly: true, maxUsesPerShopper: 1 });
    expect(await offered()).toMatchObject([{ code, discount: 90, problem: null }]);
    await api(staff).call("endCoupon", { params: { id: _id }, body: {} });
    expect(await offered()).toEqual([]);
  });

  it("takes an amount off what it is for, and leaves a rupee to pay", async () => {
    const [code, brand, shopper] = [aCode(), aCode(), await aShopper()];
    const [mine, other] = [await aProduct({ brand, price: 120 }), await aProduct({ price: 80 })];
    await addCoupon(staff, { code, kind: "amount", value: 500, brand });
    const both = [mine, other].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { offers } = await api(shopper.token).call("findCoupons", { body: { code, products: both } });
    expect(offers).toMatchObject([{ code, discount: 120 }]);
    expect((await check(shopper.token, code, mine.id))?.discount).toBe(119);
    expect(await problemOf(shopper.token, code, other.id)).toBe(couponMessages.notTheseGoods);
  });

  it("gives the cheapest pieces for free, and says how many are missing", async () => {
    const [code, brand, shopper] = [aCode(), aCode(), await aShopper()];
    const [lamp, rug] = [
      await aProduct({ brand, price: 300, stock: 9 }),
      await aProduct({ brand, price: 100, stock: 9 }),
    ];
    await addCoupon(staff, { code, kind: "buy-get", value: 0, buyQuantity: 2, getQuantity: 1, brand, isListed: true });
    const body = { products: [{ productId: lamp.id, quantity: 2 }] };
    const [short] = (await api(shopper.token).call("findCoupons", { body })).offers;
    expect(short).toMatchObject({ code, discount: 0, problem: couponMessages.addPieces(1), missingPieces: 1 });
    const products = [...body.products, { productId: rug.id, quantity: 1 }];
    const { order: placed } = await api(shopper.token).call("placeOrder", {
      body: { ...anOrder({ productId: lamp.id, quantity: 2 }, 600, { couponCode: code }), products },
    });
    expect(placed).toMatchObject({ coupon: { code, discount: 100 }, finalAmount: 600 });
  });

  it("for free delivery leaves its goods as they are, and no delivery to pay", async () => {
    const [code, brand, shopper] = [aCode(), aCode(), await aShopper()];
    const delivery = { charge: 40.5, freeAbove: 5_000 };
    const [mine, other] = [await aProduct({ brand, price: 120, delivery }), await aProduct({ price: 80, delivery })];
    await addCoupon(staff, { code, kind: "free-delivery", value: 0, brand });
    const products = [mine, other].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { offers } = await api(shopper.token).call("findCoupons", { body: { code, products } });
    expect(offers).toMatchObject([{ discount: 0, delivery: 40.5, problem: null }]);
    const wish = { ...anOrder({ productId: mine.id, quantity: 1 }, 240.5, { couponCode: code }), products };
    const { order: placed } = await api(shopper.token).call("placeOrder", { body: wish });
    expect(placed).toMatchObject({ shipping: 40.5, finalAmount: 240.5, coupon: { code, discount: 0, delivery: 40.5 } });
    const [used] = (await api(staff).call("listCoupons", { query: { search: code } })).coupons;
    expect(used).toMatchObject({ uses: 1, given: 40.5, revenue: 240.5 });
    const [free] = [await aProduct({ brand, price: 6_000, delivery })];
    expect(await problemOf(shopper.token, code, free.id)).toBe(couponMessages.deliveryIsFree);
  });

  it("for online payment is refused for cash on delivery, and one for an area elsewhere", async () => {
    const [online, area, shopper] = [aCode(), aCode(), await aShopper()];
    const { id } = await aProduct({ price: 100, stock: 9 });
    await addCoupon(staff, { code: online, onlineOnly: true });
    await addCoupon(staff, { code: area, pincodes: ["11", "400001"] });
    const about = async (code: string, order: { paymentMethod?: "cod" | "wallet"; pincode?: string }) => {
      const body = { code, products: [{ productId: id, quantity: 1 }], ...order };
      return (await api(shopper.token).call("findCoupons", { body })).offers[0]?.problem;
    };
    expect(await about(online, { paymentMethod: "cod" })).toBe(couponMessages.onlineOnly);
    expect(await about(online, { paymentMethod: "wallet" })).toBe(null);
    expect(await about(area, { pincode: "400002" })).toBe(couponMessages.notThisPincode);
    expect(await about(area, { pincode: "110001" })).toBe(null);
    const wish = { productId: id, amount: 90 };
    expect(await order(shopper.token, { ...wish, code: online })).toMatchObject(refusedWith(couponMessages.onlineOnly));
    const elsewhere = await order(shopper.token, { ...wish, code: area, pincode: "560001" });
    expect(elsewhere).toMatchObject(refusedWith(couponMessages.notThisPincode));
    expect((await order(shopper.token, { ...wish, code: area, pincode: "110001" })).status).toBe(201);
  });

  it("leaves sellers' goods out", async () => {
    const [code, shopper, seller, product] = [aCode(), await aShopper(), await aSeller(), await aProduct()];
    await soldBy(seller.id, product);
    await addCoupon(staff, { code });
    expect(await problemOf(shopper.token, code, product.id)).toBe(couponMessages.notTheseGoods);
  });

  it("for chosen products leaves others out, and those that the shop does not sell are refused", async () => {
    const [code, shopper, seller] = [aCode(), await aShopper(), await aSeller()];
    const [lamp, fan] = [await aProduct({ price: 500 }), await aProduct({ price: 500 })];
    const [rug, stolen] = [await aProduct(), await aProduct()];
    await soldBy(seller.id, stolen);
    for (const id of [stolen.id, "prod_none"])
      expect(await failureOf(addCoupon(staff, { code, productIds: [lamp.id, id] }))).toMatchObject({
        status: 400,
        message: offerMessages.notSoldByShop,
      });
    const coupon = await addCoupon(staff, { code, productIds: [lamp.id, rug.id], isListed: true });
    expect(coupon.products?.map(({ title }) => title)).toEqual([lamp.title, rug.title]);
    const off = async (...ids: string[]) => {
      const body = { code, products: ids.map((productId) => ({ productId, quantity: 1 })) };
      return (await api(shopper.token).call("findCoupons", { body })).offers[0];
    };
    expect(await off(lamp.id, fan.id)).toMatchObject({ discount: 50, problem: null });
    expect(await off(fan.id)).toMatchObject({ discount: 0, problem: couponMessages.notTheseGoods });
    expect(await order(shopper.token, { productId: fan.id, amount: 450, code })).toMatchObject(
      refusedWith(couponMessages.notTheseGoods),
    );
    const offered = await api(shopper.token).call("findCoupons", {
      body: { products: [{ productId: fan.id, quantity: 1 }] },
    });
    expect(offered.offers.map((offer) => offer.code)).not.toContain(code);
    expect((await order(shopper.token, { productId: lamp.id, amount: 450, code })).status).toBe(201);
    // A product that has gone does not stop other changes.
    await api(staff).call("deleteProduct", { params: { id: rug.id } });
    const later = await api(staff).call("updateCoupon", {
      params: { id: coupon._id },
      body: couponBody(code, { productIds: [lamp.id, rug.id], value: 20 }),
    });
    expect(later.coupon).toMatchObject({ value: 20, products: [{ title: lamp.title }, { title: "Deleted product" }] });
    // Both together would leave it open which counts.
    const both = addCoupon(staff, { code: aCode(), productIds: [lamp.id], brand: "Kiran" });
    expect(await failureOf(both)).toMatchObject({ status: 400, message: offerMessages.productsAlone });
  });

  it("says how much is missing to its minimum", async () => {
    const [code, shopper, { id }] = [aCode(), await aShopper(), await aProduct({ price: 180 })];
    await addCoupon(staff, { code, minGoods: 499.5 });
    expect(await problemOf(shopper.token, code, id, 2)).toBe(couponMessages.addMore(139.5));
    expect(await problemOf(shopper.token, code, id, 3)).toBe(null);
  });

  it("is offered in carts if it is listed, the best first, with why another does not apply", async () => {
    const [brand, shopper] = [aCode(), await aShopper()];
    const { id } = await aProduct({ brand, price: 1000 });
    const [small, big, far, hidden] = [aCode(), aCode(), aCode(), aCode()];
    const listed = { brand, isListed: true };
    await addCoupon(staff, { ...listed, code: small, value: 5 });
    await addCoupon(staff, { ...listed, code: big, value: 20 });
    await addCoupon(staff, { ...listed, code: far, minGoods: 5000 });
    await addCoupon(staff, { code: hidden, brand });
    const body = { products: [{ productId: id, quantity: 1 }] };
    const { offers } = await api(shopper.token).call("findCoupons", { body });
    expect(offers.filter(({ code }) => [small, big, far, hidden].includes(code))).toMatchObject([
      { code: big, discount: 200, problem: null },
      { code: small, discount: 50, problem: null },
      { code: far, discount: 0, problem: couponMessages.addMore(4000), missing: 4000 },
    ]);
  });

  it("is offered however many others are listed for other items", async () => {
    const [brand, code, shopper] = [aCode(), aCode(), await aShopper()];
    const { id } = await aProduct({ brand, price: 1000 });
    const others = Array.from({ length: limits.maxCouponOffers + 1 }, () => aCode());
    // These end first.
    const soon = new Date(Date.now() + 600_000).toISOString();
    await Promise.all(
      others.map((other) => addCoupon(staff, { code: other, brand: other, isListed: true, endsAt: soon })),
    );
    await addCoupon(staff, { code, brand, isListed: true });
    const body = { products: [{ productId: id, quantity: 1 }] };
    const { offers } = await api(shopper.token).call("findCoupons", { body });
    expect(offers).toMatchObject([{ code, discount: 100 }]);
  });

  it("is used once by a person, whichever account orders, until that order is cancelled", async () => {
    const [code, mobile, { id }] = [aCode(), aFreshMobile(), await aProduct({ price: 100, stock: 9 })];
    const [first, second] = [await aShopper(), await aShopper()];
    await addCoupon(staff, { code, maxUsesPerShopper: 1 });
    const wish = { productId: id, amount: 90, code, mobile: `+91 ${mobile}` };
    const placed = await order(first.token, wish);
    expect(placed.status).toBe(201);
    expect(await problemOf(first.token, code, id)).toBe(couponMessages.usedByYou);
    expect(await order(second.token, wish)).toMatchObject(refusedWith(couponMessages.usedByYou));
    const orderId = (await api(first.token).call("listOrders", {})).orders[0]?._id ?? "";
    await api(first.token).call("cancelOrder", { params: { orderId } });
    expect((await order(second.token, wish)).status).toBe(201);
  });

  it("for a first order is used once, and refused to whoever has ordered", async () => {
    const [code, shopper, { id }] = [aCode(), await aShopper(), await aProduct({ price: 100, stock: 9 })];
    await addCoupon(staff, { code, firstOrderOnly: true });
    expect(await problemOf(shopper.token, code, id)).toBe(null);
    const wish = { productId: id, amount: 90, code };
    expect((await order(shopper.token, wish)).status).toBe(201);
    expect(await problemOf(shopper.token, code, id)).toBe(couponMessages.firstOrderOnly);
    expect(await order(shopper.token, wish)).toMatchObject(refusedWith(couponMessages.firstOrderOnly));
  });

  it(`with ten uses left is used by ten of ${rivals} who order, thirty at once, and the others get the new price`, async () => {
    const [code, product] = [aCode(), await aProduct({ price: 100, stock: rivals })];
    await addCoupon(staff, { code, maxUses: 10 });
    const shoppers = await Promise.all(Array.from({ length: rivals }, () => aShopper()));
    const place = ({ token }: LoggedInShopper) => order(token, { productId: product.id, amount: 90, code });
    // More would be sent to the waiting line.
    const answers = await atOnce(shoppers, place, 30);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(rivals - 10);
    for (const answer of refused) expect(answer).toMatchObject(refusedWith(couponMessages.usedUp));
    expect(refused[0]?.body).toMatchObject({ quote: { total: 100 } });
    // Nobody who was refused keeps a piece.
    expect(await stockOf(product.variants[0]?.id ?? "")).toMatchObject({ reserved: 10 });
  });

  it("stops at its budget", async () => {
    const [code, { id }] = [aCode(), await aProduct({ price: 100, stock: 9 })];
    await addCoupon(staff, { code, kind: "amount", value: 30, budget: 50 });
    const [first, second] = [await aShopper(), await aShopper()];
    expect((await order(first.token, { productId: id, amount: 70, code })).status).toBe(201);
    expect(await order(second.token, { productId: id, amount: 70, code })).toMatchObject(
      refusedWith(couponMessages.usedUp),
    );
  });

  it("that staff change between check and order is refused with the new figures", async () => {
    const [code, shopper, { id }] = [aCode(), await aShopper(), await aProduct({ price: 100, stock: 9 })];
    const { _id, version, status, uses, given, revenue, ...fields } = await addCoupon(staff, { code, value: 50 });
    expect((await check(shopper.token, code, id))?.discount).toBe(50);
    const body = { ...fields, value: 20, version };
    await api(staff).call("updateCoupon", { params: { id: _id }, body });
    const changed = await order(shopper.token, { productId: id, amount: 50, code });
    expect(changed).toMatchObject({ status: 409, body: { quote: { total: 80, coupon: { code, discount: 20 } } } });
    await api(staff).call("endCoupon", { params: { id: _id }, body: {} });
    const over = await order(shopper.token, { productId: id, amount: 80, code });
    expect(over).toMatchObject({ status: 409, body: { quote: { total: 100, couponProblem: couponMessages.invalid } } });
  });

  it.each([
    ["value = 20", 409, { quote: { total: 80, coupon: { discount: 20 } } }],
    ["ends_at = now()", 409, { quote: { total: 100, couponProblem: couponMessages.invalid } }],
    ["max_uses = 1", 409, { quote: { total: 50, coupon: { discount: 50 } } }],
    ["title = 'Anew'", 201, {}],
  ])("that changes while an order with it is written is evaluated again: %s", async (change, status, body) => {
    const [code, shopper, { id }] = [aCode(), await aShopper(), await aProduct({ price: 100, stock: 9 })];
    await addCoupon(staff, { code, value: 50 });
    const answer = await withDatabase(async (client) => {
      await client.query("BEGIN");
      await client.query(`UPDATE coupon SET ${change} WHERE code = $1`, [code]);
      const ordering = order(shopper.token, { productId: id, amount: 50, code });
      await until("the order waits", async () => (await waitingFor(client)) || undefined);
      await client.query("COMMIT");
      return ordering;
    });
    expect(answer).toMatchObject({ status, body });
    const [left] = (await api(staff).call("listCoupons", { query: { search: code } })).coupons;
    expect(left?.uses).toBe(status === 201 ? 1 : 0);
  });

  it("that has ended since it was read is not recorded as unchanged", async () => {
    const [code, { user }] = [aCode(), await aShopper()];
    const { _id } = await addCoupon(staff, { code, value: 50 });
    const added = await withDatabase(async (client) => {
      await client.query("BEGIN");
      const [uses, anyone] = [new CouponUses({ run: runOn(client) }), { mobile: null, productIds: [] }];
      const record = async (orderId: string) => {
        const coupon = await uses.find(code, { id: null, customerId: user._id, ...anyone });
        if (!coupon) throw new Error("There is no coupon.");
        return uses.addIfUnchanged(
          coupon,
          { goods: 50, delivery: 0 },
          { id: orderId, customerId: user._id, ...anyone },
        );
      };
      const before = await record(`order_before_${code}`);
      await client.query("UPDATE coupon SET ends_at = now() WHERE id = $1", [_id]);
      const after = await record(`order_after_${code}`);
      await client.query("ROLLBACK");
      return { before, after };
    });
    expect(added).toEqual({ before: true, after: false });
  });

  it("is the same refusal to guessers whether it is unknown, over or to come, and guessing is limited", async () => {
    const [over, later, shopper, { id }] = [aCode(), aCode(), await aShopper(), await aProduct({ stock: 9 })];
    const hour = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    await addCoupon(staff, { code: over, startsAt: hour(-2), endsAt: hour(-1) });
    await addCoupon(staff, { code: later, startsAt: hour(1), endsAt: hour(2) });
    for (const code of [aCode(), over, later]) {
      const refusal = await failureOf(check(shopper.token, code, id));
      expect(refusal).toMatchObject({ status: 404, message: couponMessages.invalid });
    }
    // Orders are guesses too.
    const guess = () => order(shopper.token, { productId: id, amount: 1, code: aCode() });
    for (let tries = 3; tries < limits.couponGuessesPerHour; tries++) expect((await guess()).status).toBe(409);
    const limited = { status: 429, message: couponMessages.tooManyWrong };
    expect(await failureOf(check(shopper.token, aCode(), id))).toMatchObject(limited);
    expect((await guess()).status).toBe(429);
  });
});
