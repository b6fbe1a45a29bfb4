import { randomBytes } from "node:crypto";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { aDeliveredOrder } from "../../support/delivered-order";
import { anOnlineOrder } from "../../support/online-order";
import { anAddress, anOrder } from "../../support/order-body";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

const mark = randomBytes(5).toString("hex");
const address = { ...anAddress, name: `Asha ${mark}` };
let lamp: MadeProduct;
let orders: StaffMember;
let products: StaffMember;
beforeAll(async () => {
  orders = await aStaffMember({ permissions: ["view_order"] });
  products = await aStaffMember({ permissions: ["view_product"] });
  lamp = await aProduct({ title: `Lamp ${mark}`, price: 100, stock: 1000, returnDays: 7 });
});

const place = async (token: string, product = lamp, quantity = 1) =>
  (
    await api(token).call("placeOrder", {
      body: anOrder({ productId: product.id, quantity }, 100 * quantity, { shippingAddress: address }),
    })
  ).order;

const bell = (staff: StaffMember, query: { unread?: string; page?: string; limit?: string } = {}) =>
  api(staff.token).call("listNotices", { query: query as Record<string, never> });

/** The notices that contain a text; waits for the first one. */
const told = (staff: StaffMember, part: string) =>
  until(`news of ${part}`, async () => {
    const { notices } = await bell(staff);
    const found = notices.filter(({ title, text }) => `${title} ${text}`.includes(part));
    return found.length > 0 ? found : undefined;
  });

describe("the bell", () => {
  // @spec bell-tells-new-orders
  it("shows a new order once, with its link, to staff who may see orders", async () => {
    const order = await place((await aShopper()).token);
    const news = await told(orders, `#${order.orderNumber}`);
    expect(news).toMatchObject([
      {
        kind: "order-placed",
        title: `New order #${order.orderNumber}`,
        text: `Asha ${mark} ordered 1 item for ₹100.`,
        link: `/orderdetails?search=%23${order.orderNumber}`,
        isRead: false,
      },
    ]);
    const { notices } = await bell(products);
    expect(notices.filter(({ kind }) => kind !== "low-stock" && kind !== "low-review")).toEqual([]);
  });

  it("shows an order that was to be paid online once it changes to cash on delivery", async () => {
    const { shopper, order, orderId } = await anOnlineOrder({ product: lamp });
    await api(shopper.token).call("openPayment", { params: { orderId }, body: { method: "cod" } });
    expect(await told(orders, `#${order.orderNumber}`)).toMatchObject([{ kind: "order-placed" }]);
  });

  // @spec bell-tells-new-orders
  it("shows a return request", async () => {
    const { token } = await aShopper();
    const orderId = await aDeliveredOrder(token, lamp);
    const { orderNumber } = (await api(token).call("listOrders", {})).orders[0] ?? {};
    await api(token).call("requestReturn", { params: { orderId }, body: { action: "replace", reason: "Too dark" } });
    const [news] = await told(orders, `Replacement requested for order #${orderNumber}`);
    expect(news?.kind).toBe("return-requested");
  });

  // @spec bell-tells-new-orders
  it("shows low stock once, and again only after it was restocked", async () => {
    const title = `Scarce ${mark}`;
    const scarce = await aProduct({ title, price: 100, stock: 7 });
    const { token } = await aShopper();
    await place(token, scarce, 2);
    expect(await told(products, title)).toMatchObject([{ kind: "low-stock", title: "Low stock" }]);
    await place(token, scarce, 5);
    await place(token);
    expect((await told(products, title)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/ has 5 units left\.$/),
    ]);
    expect((await bell(orders)).notices.filter(({ kind }) => kind === "low-stock")).toEqual([]);
  });

  // @spec bell-tells-new-orders
  it("shows a negative review, and no positive one", async () => {
    const { token } = await aShopper();
    const [sad, glad] = [
      await aProduct({ title: `Sad ${mark}`, price: 100, stock: 100 }),
      await aProduct({ title: `Glad ${mark}`, price: 100, stock: 100 }),
    ];
    const orderId = await aDeliveredOrder(token, sad, glad);
    const rate = (productId: string, rating: number) =>
      api(token).call("addReview", { body: { productId, orderId, rating, comment: "As it is." } });
    await rate(glad.id, 3);
    await rate(sad.id, 1);
    expect(await told(products, `Sad ${mark}`)).toMatchObject([{ kind: "low-review" }]);
    const { notices } = await bell(products);
    expect(notices.filter(({ text }) => text.includes(`Glad ${mark}`))).toEqual([]);
  });

  // @spec bell-tells-new-orders
  it("is marked as read per account, one notice or all, limited to its own notices", async () => {
    const order = await place((await aShopper()).token);
    const [news] = await told(orders, `#${order.orderNumber}`);
    const other = await aStaffMember({ permissions: ["view_order"] });
    const id = news?._id ?? "";
    const isRead = async (staff: StaffMember) => (await bell(staff)).notices.find(({ _id }) => _id === id)?.isRead;
    const mark = (staff: StaffMember, ids?: string[]) => api(staff.token).call("readNotices", { body: { ids } });
    await mark(products, [id]);
    await mark(orders, ["ntc_none"]);
    expect(await isRead(orders)).toBe(false);
    await mark(orders, [id]);
    expect(await isRead(orders)).toBe(true);
    expect((await bell(orders, { unread: "true" })).notices.some(({ _id }) => _id === id)).toBe(false);
    // A newer account starts with earlier notices read.
    expect(await isRead(other)).toBe(true);
    const later = await place((await aShopper()).token);
    const [second] = await told(other, `#${later.orderNumber}`);
    expect(second?.isRead).toBe(false);
    await mark(other);
    const { notices, unread } = await bell(other, { page: "1", limit: "5" });
    expect(notices.find(({ _id }) => _id === second?._id)?.isRead ?? true).toBe(true);
    expect(unread).toBeLessThanOrEqual(5);
  });

  it("shows nothing to an account without the permission", async () => {
    const clerk = await aStaffMember({ permissions: [] });
    expect(await bell(clerk)).toMatchObject({ notices: [], unread: 0, total: 0 });
  });
});
