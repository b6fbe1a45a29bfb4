import { randomBytes } from "node:crypto";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anAddress, anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { aShopper, type LoggedInShopper } from "../../support/shopper";

const mark = `zq${randomBytes(5).toString("hex")}`;
let lamp: MadeProduct;
let shopper: LoggedInShopper;
let order: { _id: string; orderNumber: number };
let all: StaffMember;
beforeAll(async () => {
  all = await aStaffMember({ permissions: ["view_product", "view_order", "view_customer"] });
  lamp = await aProduct({ title: `Lamp ${mark}`, price: 100, stock: 10 });
  shopper = await aShopper();
  await api(shopper.token).call("updateAccount", { body: { name: `Çelebi ${mark}` } });
  const shippingAddress = { ...anAddress, name: `Ravi ${mark}` };
  const body = anOrder({ productId: lamp.id, quantity: 1 }, 100, { shippingAddress });
  order = (await api(shopper.token).call("placeOrder", { body })).order;
});

const find = (q: string, staff = all) => api(staff.token).call("searchBackOffice", { query: { q } });

describe("the top bar's search", () => {
  // @spec top-bar-search-finds
  it("finds a product by its title or SKU, an order by its number or customer, a customer by name or address", async () => {
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

  it("finds one letter or two where a word begins with them", async () => {
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
  it("shows only what the account may see", async () => {
    const kinds = { products: "view_product", orders: "view_order", customers: "view_customer" } as const;
    for (const [kind, permission] of Object.entries(kinds)) {
      const hits = await find(mark, await aStaffMember({ permissions: [permission] }));
      const shown = Object.entries(kinds).filter(([name]) => hits[name as keyof typeof kinds].length > 0);
      expect(shown.map(([name]) => name)).toEqual([kind]);
    }
    const nothing = await find(mark, await aStaffMember({ permissions: ["view_earnings"] }));
    expect(nothing).toMatchObject({ products: [], orders: [], customers: [] });
  });

  it.each(["", "   ", "%%%", "_%_", "' OR 1=1 --", "\\"])("takes %j as words, not as a pattern", async (q) => {
    expect(await find(q)).toMatchObject({ products: [], orders: [], customers: [] });
  });

  it.each(["q=%00", "", `q=${"x".repeat(101)}`, "q[]=a", "q[$ne]=a"])("refuses ?%s", async (query) => {
    expect((await raw("GET", `/api/v1/back-office/search?${query}`, { token: all.token })).status).toBe(400);
  });
});
