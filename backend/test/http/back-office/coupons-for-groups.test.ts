import { randomBytes } from "node:crypto";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { limits } from "@haat/api-contract/limits";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct } from "../../support/catalogue";
import { addCoupon, addSellerCoupon, couponBody, dropCoupons } from "../../support/coupon";
import { aCustomerGroup, dropCustomerGroups } from "../../support/customer-group";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { aStall } from "../../support/stall";
import { until } from "../../support/until";
import { waitingFor } from "../../support/waiting";

const aCode = () => `G${randomBytes(5).toString("hex")}`.toUpperCase();

let staff: string;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
});
afterAll(dropCoupons);
afterAll(() => dropCustomerGroups());

/** A product of ₹100, and a coupon for it of 10 percent for a group of one shopper; another is in none. */
async function anOffer(fields: Parameters<typeof addCoupon>[1] | object = {}) {
  const [code, brand, member, outsider] = [aCode(), aCode(), await aShopper(), await aShopper()];
  const [group, { id }] = [await aCustomerGroup([member.user._id]), await aProduct({ brand, price: 100, stock: 9 })];
  const coupon = await addCoupon(staff, { code, brand, isListed: true, customerGroupIds: [group.id], ...fields });
  return { code, group, id, coupon, member, outsider };
}

const order = (token: string, productId: string, couponCode: string, amount = 90) =>
  raw("POST", "/api/v1/Order", { token, body: anOrder({ productId, quantity: 1 }, amount, { couponCode }) });
const problemOf = async (token: string, productId: string, code: string) => {
  const body = { code, products: [{ productId, quantity: 1 }] };
  return (await api(token).call("findCoupons", { body })).offers[0]?.problem;
};
const offeredTo = async (token: string, productId: string) => {
  const body = { products: [{ productId, quantity: 1 }] };
  return (await api(token).call("findCoupons", { body })).offers.map(({ code }) => code);
};
const refused = { status: 409, body: { quote: { total: 100, couponProblem: couponMessages.forCertainCustomers } } };
const update = (id: string, body: ReturnType<typeof couponBody> & { version?: string }) =>
  api(staff).call("updateCoupon", { params: { id }, body });
const setMembership = (groupId: string, customerId: string, isIn: boolean) => {
  const body = isIn ? { add: [groupId] } : { remove: [groupId] };
  return api(staff).call("changeCustomerGroups", { params: { id: customerId }, body });
};

describe("a coupon for customer groups", () => {
  it("is offered to its customers alone, who order with it; others are told that it is for certain customers", async () => {
    const { code, group, id, coupon, member, outsider } = await anOffer();
    expect(coupon.customerGroups).toEqual([{ _id: group.id, name: group.name }]);
    expect(await offeredTo(member.token, id)).toEqual([code]);
    expect(await offeredTo(outsider.token, id)).toEqual([]);
    expect((await api().call("listProductCoupons", { params: { id } })).offers).toEqual([]);
    expect(await problemOf(member.token, id, code)).toBe(null);
    expect(await problemOf(outsider.token, id, code)).toBe(couponMessages.forCertainCustomers);
    expect(await order(outsider.token, id, code)).toMatchObject(refused);
    expect((await order(member.token, id, code)).status).toBe(201);
    const [used] = (await api(staff).call("listCoupons", { query: { search: code } })).coupons;
    expect(used).toMatchObject({ uses: 1, given: 10 });
  });

  it("is for customers of any of its groups", async () => {
    const [first, second] = [await aShopper(), await aShopper()];
    const groups = [await aCustomerGroup([first.user._id]), await aCustomerGroup([second.user._id])];
    const { code, id, outsider, member } = await anOffer({ customerGroupIds: groups.map((group) => group.id) });
    for (const { token } of [first, second]) expect(await problemOf(token, id, code)).toBe(null);
    for (const { token } of [outsider, member])
      expect(await problemOf(token, id, code)).toBe(couponMessages.forCertainCustomers);
  });

  it.each([
    ["without a limit", {}],
    ["with a limit", { maxUses: 5 }],
  ])("%s is refused with the new quote to a customer who left its group since the quote", async (_limit, fields) => {
    const { code, group, id, member, outsider } = await anOffer(fields);
    expect(await problemOf(member.token, id, code)).toBe(null);
    await setMembership(group.id, member.user._id, false);
    expect(await order(member.token, id, code)).toMatchObject(refused);
    await setMembership(group.id, outsider.user._id, true);
    expect((await order(outsider.token, id, code)).status).toBe(201);
  });

  it.each([
    ["without a limit", {}],
    ["with a limit", { maxUses: 5 }],
  ])("%s is evaluated again where the order is written", async (_limit, fields) => {
    const { code, group, id, member } = await anOffer(fields);
    const answer = await withDatabase(async (client) => {
      await client.query("BEGIN");
      // The order has its quote, and waits for the customer.
      await client.query("SELECT FROM customer WHERE id = $1 FOR UPDATE", [member.user._id]);
      const ordering = order(member.token, id, code);
      await until("the order waits", async () => (await waitingFor(client)) || undefined);
      await client.query("DELETE FROM customer_group_customer WHERE customer_group_id = $1", [group.id]);
      await client.query("COMMIT");
      return ordering;
    });
    expect(answer).toMatchObject(refused);
    const [left] = (await api(staff).call("listCoupons", { query: { search: code } })).coupons;
    expect(left?.uses).toBe(0);
  });

  it("stays one if a form of an earlier release saves it, and is for everybody once no group is chosen", async () => {
    const { code, group, id, coupon, outsider } = await anOffer();
    const later = await update(coupon._id, couponBody(code, { value: 20 }));
    expect(later.coupon).toMatchObject({ value: 20, customerGroups: [{ _id: group.id }] });
    expect(await problemOf(outsider.token, id, code)).toBe(couponMessages.forCertainCustomers);
    const open = await update(coupon._id, couponBody(code, { customerGroupIds: [] }));
    expect(open.coupon.customerGroups).toEqual([]);
    expect((await order(outsider.token, id, code)).status).toBe(201);
    const named = `${group.name} (${group.id})`;
    expect((await auditOf(coupon._id)).map(({ before, after }) => [before, after])).toMatchObject([
      [null, { customerGroups: [named] }],
      [{ value: 10 }, { value: 20 }],
      [{ customerGroups: [named] }, { customerGroups: [] }],
    ]);
  });

  it("is for no product to an earlier release, which would give it to everybody, and keeps its chosen ones", async () => {
    const [{ id, title }, other, member] = [
      await aProduct({ stock: 9 }),
      await aProduct({ stock: 9 }),
      await aShopper(),
    ];
    const [group, code] = [await aCustomerGroup([member.user._id]), aCode()];
    const stored = () =>
      withDatabase(async (client) => {
        const { rows } = await client.query("SELECT product_ids FROM coupon WHERE code = $1", [code]);
        return rows[0]?.product_ids as unknown;
      });
    const chosen = { productIds: [id], customerGroupIds: [group.id] };
    const { _id } = await addCoupon(staff, { code, ...chosen, isListed: true });
    expect(await stored()).toEqual(["none"]);
    const [listed] = (await api(staff).call("listCoupons", { query: { search: code } })).coupons;
    expect(listed?.products).toEqual([{ _id: id, title }]);
    expect(await problemOf(member.token, id, code)).toBe(null);
    expect(await problemOf(member.token, other.id, code)).toBe(couponMessages.notTheseGoods);
    expect(await offeredTo(member.token, id)).toContain(code);
    expect(await offeredTo(member.token, other.id)).not.toContain(code);
    const byEarlier = withDatabase((client) =>
      client.query("UPDATE coupon SET product_ids = NULL WHERE code = $1", [code]),
    );
    await expect(byEarlier).rejects.toThrow(/violates check constraint/);
    await update(_id, couponBody(code, { customerGroupIds: [group.id] }));
    expect([await stored(), await problemOf(member.token, other.id, code)]).toEqual([["none"], null]);
    await update(_id, couponBody(code, { productIds: [id], customerGroupIds: null }));
    expect(await stored()).toEqual([id]);
    await update(_id, couponBody(code));
    expect(await stored()).toBe(null);
  });

  it("is tried on a cart before it is saved", async () => {
    const [{ id }, group] = [await aProduct({ price: 100 }), await aCustomerGroup()];
    const coupon = couponBody(aCode(), { customerGroupIds: [group.id] });
    const body = { coupon, products: [{ productId: id, quantity: 1 }] };
    const { preview } = await api(staff).call("previewCoupon", { body });
    expect(preview).toMatchObject({ discount: 10, total: 90, problem: null });
  });

  it("is refused with too many groups, and with one that does not exist", async () => {
    const group = await aCustomerGroup();
    const unknown = { status: 400, message: customerGroupMessages.unknown };
    const many = Array.from({ length: limits.maxCouponGroups + 1 }, (_, index) => `cusgroup_${index}`);
    const tooMany = { status: 400, message: customerGroupMessages.tooManyGroups(limits.maxCouponGroups) };
    const add = (customerGroupIds: string[]) => addCoupon(staff, { code: aCode(), customerGroupIds });
    expect(await failureOf(add([group.id, "cusgroup_none"]))).toMatchObject(unknown);
    expect(await failureOf(add(many))).toMatchObject(tooMany);
    expect((await add([group.id, group.id])).customerGroups).toHaveLength(1);
  });

  it("is no seller's: they can't choose the shop's groups, and read none", async () => {
    const [{ seller }, group] = [await aStall(100), await aCustomerGroup()];
    const refusal = { status: 400, message: couponMessages.groupsOfShop };
    const customerGroupIds = [group.id];
    const code = aCode();
    expect(await failureOf(addSellerCoupon(seller, { code, customerGroupIds }))).toMatchObject(refusal);
    const { _id } = await addSellerCoupon(seller, { code });
    const shop = api(seller.token);
    const body = couponBody(code, { customerGroupIds });
    expect(await failureOf(shop.call("updateSellerCoupon", { params: { id: _id }, body }))).toMatchObject(refusal);
    const products = [{ productId: (await aProduct()).id, quantity: 1 }];
    const preview = shop.call("previewSellerCoupon", { body: { coupon: body, products } });
    expect(await failureOf(preview)).toMatchObject(refusal);
    const { coupons } = await shop.call("listSellerCoupons", { query: {} });
    expect(coupons.map(({ customerGroups }) => customerGroups)).toEqual([[]]);
  });

  it("keeps its groups from being deleted until it ends, and is for nobody after that", async () => {
    const { code, group, id, coupon, member, outsider } = await anOffer();
    const clerk = await aStaffMember({ permissions: ["view_customer", "edit_customer"] });
    const remove = () => api(clerk.token).call("deleteCustomerGroup", { params: { id: group.id } });
    const inUse = { status: 409, message: customerGroupMessages.inUse([code]) };
    expect(await failureOf(remove())).toMatchObject(inUse);
    const hour = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    await update(coupon._id, couponBody(code, { startsAt: hour(1), endsAt: hour(2) }));
    expect(await failureOf(remove())).toMatchObject(inUse);
    await update(coupon._id, couponBody(code));
    await api(staff).call("endCoupon", { params: { id: coupon._id }, body: {} });
    await remove();
    const { coupon: again } = await update(coupon._id, couponBody(code, { customerGroupIds: [group.id] }));
    expect(again).toMatchObject({ status: "running", customerGroups: [{ _id: group.id, name: "Deleted group" }] });
    for (const { token } of [member, outsider])
      expect(await problemOf(token, id, code)).toBe(couponMessages.forCertainCustomers);
  });

  it("that is saved at the moment when its group is deleted waits, and is refused", async () => {
    const [group, code] = [await aCustomerGroup(), aCode()];
    const saving = await withDatabase(async (client) => {
      await client.query("BEGIN");
      await client.query("SELECT FROM customer_group WHERE id = $1 FOR UPDATE", [group.id]);
      const saving = failureOf(addCoupon(staff, { code, customerGroupIds: [group.id] }));
      await until("the coupon waits", async () => (await waitingFor(client)) || undefined);
      await client.query("DELETE FROM customer_group WHERE id = $1", [group.id]);
      await client.query("COMMIT");
      return saving;
    });
    expect(saving).toMatchObject({ status: 400, message: customerGroupMessages.unknown });
  });
});
