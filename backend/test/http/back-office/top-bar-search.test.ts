import { randomBytes } from "node:crypto";
import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api } from "../../support/api";
import { aCategory, aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anAddress, anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { aSeller, type Seller } from "../../support/seller";
import { aShopper, type LoggedInShopper } from "../../support/shopper";

/** A word of letters only, so that it can be misspelled. */
const mark = `zq${randomBytes(5)
  .toString("hex")
  .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
let lamp: MadeProduct;
let shopper: LoggedInShopper;
let order: { _id: string; orderNumber: number };
let all: StaffMember;
let everyone: StaffMember;
let seller: Seller;
beforeAll(async () => {
  everyone = await aStaffMember({
    permissions: [
      "view_product",
      "view_order",
      "view_customer",
      "view_seller",
      "view_category",
      "view_subcategory",
      "view_banner",
      "view_staff",
    ],
  });
  seller = await aSeller();
  await withDatabase(async (client) => {
    await client.query(
      `INSERT INTO seller_business (seller_id, name, legal_name, kind, line, city, state, pincode, contact_name, contact_mobile)
       VALUES ($1, $2, $2, 'proprietorship', '', '', '', '', '', '')`,
      [seller.id, `Potter ${mark}`],
    );
    await client.query("INSERT INTO banner (id, title, image, link) VALUES ($1, $2, '/a.webp', '/')", [
      `ban_${mark}`,
      `Diwali ${mark}`,
    ]);
    await client.query("UPDATE staff SET name = $2 WHERE user_id = $1", [everyone.userId, `Meera ${mark}`]);
  });
  const home = await aCategory({ title: `Home ${mark}` });
  await aCategory({ title: `Lamps ${mark}`, parentId: home.id });
  all = await aStaffMember({ permissions: ["view_product", "view_order", "view_customer"] });
  lamp = await aProduct({ title: `Lamp ${mark}`, price: 100, stock: 10 });
  shopper = await aShopper();
  await api(shopper.token).call("updateAccount", { body: { name: `Çelebi ${mark}` } });
  const shippingAddress = { ...anAddress, name: `Ravi ${mark}` };
  const body = anOrder({ productId: lamp.id, quantity: 1 }, 100, { shippingAddress });
  order = (await api(shopper.token).call("placeOrder", { body })).order;
});

afterAll(() => withDatabase((client) => client.query("DELETE FROM banner WHERE id = $1", [`ban_${mark}`])));

const find = (q: string, staff = all) => api(staff.token).call("searchBackOffice", { query: { q } });

const kinds = ["products", "orders", "customers", "sellers", "categories", "banners", "staff"] as const;
type Kind = (typeof kinds)[number];
const none = Object.fromEntries(kinds.map((kind) => [kind, []]));

describe("the top bar's search", () => {
  // @spec top-bar-search-finds
  it("finds a product by title or SKU, an order by number or customer, a customer by name or address", async () => {
    const found = await find(mark.toUpperCase());
    expect(found.products.map(({ _id }) => _id)).toEqual([lamp.id]);
    expect(found.orders).toMatchObject([{ _id: order._id, number: order.orderNumber, customer: `Ravi ${mark}` }]);
    expect(found.customers).toMatchObject([
      { _id: shopper.user._id, name: `Çelebi ${mark}`, email: shopper.identifier },
    ]);
    expect((await find(`celebi ${mark}`)).customers).toHaveLength(1);
    expect((await find(shopper.identifier)).customers.map(({ _id }) => _id)).toEqual([shopper.user._id]);
    expect((await find(`#${order.orderNumber}`)).orders.map(({ _id }) => _id)).toEqual([order._id]);
    await withDatabase((client) =>
      client.query("UPDATE product_variant SET sku = $2 WHERE product_id = $1", [lamp.id, `SKU-${mark.toUpperCase()}`]),
    );
    expect((await find(`SKU-${mark}`.toLowerCase())).products.map(({ _id }) => _id)).toEqual([lamp.id]);
  });

  // @spec search-finds-all-kinds
  it("finds sellers, categories, sub-categories, banners and staff that the account may see", async () => {
    const found = await find(mark, everyone);
    expect(found.sellers).toMatchObject([{ _id: seller.id, name: `Potter ${mark}`, email: seller.email }]);
    expect(found.categories).toMatchObject([
      { title: `Home ${mark}`, parent: null, isActive: true },
      { title: `Lamps ${mark}`, parent: `Home ${mark}` },
    ]);
    expect(found.banners).toMatchObject([{ title: `Diwali ${mark}` }]);
    expect(found.staff).toMatchObject([{ name: `Meera ${mark}` }]);
    const titles = async (permission: PermissionName) =>
      (await find(mark, await aStaffMember({ permissions: [permission] }))).categories.map(({ title }) => title);
    expect(await titles("view_category")).toEqual([`Home ${mark}`]);
    expect(await titles("view_subcategory")).toEqual([`Lamps ${mark}`]);
  });

  // @spec search-tolerates-typos
  it("falls back to similar spellings if there is no exact match, but never for numbers", async () => {
    const ids = (hits: Record<Kind, { _id: string }[]>) =>
      Object.fromEntries(kinds.map((kind) => [kind, hits[kind].map(({ _id }) => _id).sort()]));
    const seen = ids(await find(mark, everyone));
    expect(Object.values(seen).map((found) => found.length)).toEqual([1, 1, 1, 1, 2, 1, 1]);
    // One letter missing, and one too many.
    for (const slip of [`${mark.slice(0, 6)}${mark.slice(7)}`, `${mark.slice(0, 6)}x${mark.slice(6)}`]) {
      expect(ids(await find(slip, everyone))).toEqual(seen);
    }
    const number = `${order.orderNumber}99999`;
    expect(Object.values(ids(await find(number, everyone))).flat()).toEqual([]);
  });

  // @spec search-tolerates-typos
  it("finds two swapped letters in a short word, with the other words matched exactly", async () => {
    const found = async (slip: string) => {
      const hits = await find(`${slip} ${mark}`, everyone);
      return kinds.filter((kind) => hits[kind].length > 0);
    };
    expect(await found("lapm")).toEqual(["products", "categories"]);
    expect(await found("rvai")).toEqual(["orders"]);
    expect(await found("celbei")).toEqual(["customers"]);
    expect(await found("diwlai")).toEqual(["banners"]);
    expect((await find(`lapm ${order.orderNumber}`, everyone)).products).toEqual([]);
    // A swap ranks above other typos.
    for (const title of [`Booster ${mark}`, `Books ${mark}`]) await aCategory({ title });
    expect((await find(`boosk ${mark}`, everyone)).categories[0]?.title).toBe(`Books ${mark}`);
  });

  it("finds a word by its first letter or two", async () => {
    const [first, second] = [await aShopper(), await aShopper()];
    const rename = (id: string, name: string) =>
      withDatabase((client) =>
        client.query("UPDATE customer SET first_name = $2, last_name = $3 WHERE id = $1", [id, name, mark]),
      );
    await rename(first.user._id, "Żj");
    await rename(second.user._id, "Bzj");
    expect((await find(`zj ${mark}`)).customers.map(({ _id }) => _id)).toEqual([first.user._id]);
    expect((await find(`bz ${mark}`)).customers.map(({ _id }) => _id)).toEqual([second.user._id]);
  });

  // @spec top-bar-search-finds
  it("returns only what the account may see", async () => {
    const kinds = { products: "view_product", orders: "view_order", customers: "view_customer" } as const;
    for (const [kind, permission] of Object.entries(kinds)) {
      const hits = await find(mark, await aStaffMember({ permissions: [permission] }));
      const shown = Object.entries(kinds).filter(([name]) => hits[name as keyof typeof kinds].length > 0);
      expect(shown.map(([name]) => name)).toEqual([kind]);
    }
    const nothing = await find(mark, await aStaffMember({ permissions: ["view_earnings"] }));
    expect(nothing).toMatchObject(none);
  });

  it.each(["", "   ", "%%%", "_%_", "' OR 1=1 --", "\\"])("takes %j as words, not as a pattern", async (q) => {
    expect(await find(q, everyone)).toMatchObject(none);
  });

  it.each(["q=%00", "", `q=${"x".repeat(101)}`, "q[]=a", "q[$ne]=a"])("rejects ?%s", async (query) => {
    expect((await raw("GET", `/api/v1/back-office/search?${query}`, { token: all.token })).status).toBe(400);
  });
});
