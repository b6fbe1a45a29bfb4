import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { withDatabase } from "../../support/database";
import { aManagedProduct, aVariantBody } from "../../support/managed-product";
import { anOrder } from "../../support/order-body";
import { aShopper, type LoggedInShopper } from "../../support/shopper";
import { until } from "../../support/until";

let administrator: Administrator;
let shopper: LoggedInShopper;
beforeAll(async () => {
  [administrator, shopper] = await Promise.all([anAdministrator(), aShopper()]);
});

const call = () => api(administrator.token);
const change = (id: string, body: object) => call().call("updateProduct", { params: { id }, body });
const remove = (id: string) => call().call("deleteProduct", { params: { id } });
const read = async (id: string) => (await call().call("readManagedProduct", { params: { id } })).product;
const shown = async (id: string) => (await api().call("getProduct", { params: { id } })).product;
const move = (orderId: string, status: "cancelled" | "delivered") =>
  call().call("updateOrderStatus", { params: { orderId }, body: { status } });

/** A shopper buys this many pieces. Returns the order's id. */
async function buy({ _id: productId, finalPrice }: ManagedProduct, quantity: number, variantId?: string) {
  const line = { productId, quantity, ...(variantId && { variant: variantId }) };
  const body = anOrder(line, quantity * finalPrice);
  return (await api(shopper.token).call("placeOrder", { body })).orderId;
}

describe("the stock of a product being edited", () => {
  // @spec pieces-sold-while-form
  it("deducts what was sold since the form was opened, even concurrently", async () => {
    const product = await aManagedProduct({ quantity: 20 });
    await buy(product, 3);
    // Five more have arrived than the form showed.
    await change(product._id, { quantity: 25, quantitySeen: 20, version: product.version });
    expect(await read(product._id)).toMatchObject({ quantity: 22, reserved: 3 });
    await Promise.all([
      ...[1, 2, 3].map(() => change(product._id, { quantity: 24, quantitySeen: 22 })),
      ...[1, 2].map(() => buy(product, 2)),
    ]);
    expect(await read(product._id)).toMatchObject({ quantity: 24, reserved: 7 });
    await until("the shop's own count", async () => ((await shown(product._id)).quantity === 24 ? true : undefined));
  });

  it("is adjusted per variant, set if the form sent no previous value, and never negative", async () => {
    const product = await aManagedProduct({ variants: [aVariantBody(), aVariantBody({ color: "Blue" })] });
    const [red, blue] = product.variants;
    await buy(product, 4, red?._id);
    const { product: saved } = await change(product._id, {
      variants: [
        { _id: red?._id, quantity: 2, quantitySeen: 5 },
        { _id: blue?._id, quantity: 8 },
      ],
    });
    expect(saved.variants).toMatchObject([
      { quantity: 0, reserved: 4 },
      { quantity: 8, reserved: 0 },
    ]);
  });

  // @spec pieces-sold-while-form
  it("is unaffected by changes to other fields", async () => {
    const product = await aManagedProduct({ quantity: 6 });
    await buy(product, 2);
    await change(product._id, { title: "Sold while it was renamed", version: product.version });
    expect(await read(product._id)).toMatchObject({ quantity: 4, reserved: 2 });
  });

  it("rejects a negative quantity", async () => {
    const { _id: id } = await aManagedProduct();
    expect(await failureOf(change(id, { quantity: 5, quantitySeen: -1 }))).toMatchObject({
      status: 400,
      message: "quantitySeen must not be negative.",
    });
  });
});

describe("DELETE /api/v1/product/:id", () => {
  // @spec open-orders-deleted-says
  it("reports the number of open orders, and deletes once they are completed", async () => {
    const product = await aManagedProduct();
    const [first, second] = [await buy(product, 1), await buy(product, 2)];
    expect(await failureOf(remove(product._id))).toMatchObject({
      status: 409,
      message: productMessages.inOpenOrders(2),
    });
    await move(first, "delivered");
    expect((await failureOf(remove(product._id))).message).toBe("This product is in 1 open order.");
    expect((await shown(product._id)).title).toBe(product.title);
    await move(second, "cancelled");
    expect((await remove(product._id)).message).toBe("Product deleted successfully!");
    const { orders } = await api(shopper.token).call("listOrders", {});
    expect(orders.find(({ _id }) => _id === first)?.products[0]).toMatchObject({ title: product.title });
  });

  // @spec you-sure-you-want-delete-product delete-product-id
  it("removes it from the shop, lists and carts at once, and is audited", async () => {
    const product = await aManagedProduct();
    await api(shopper.token).call("addCartLine", { body: { productId: product._id, quantity: 1 } });
    await remove(product._id);
    expect((await failureOf(shown(product._id))).status).toBe(404);
    const listed = await api().call("listProducts", { query: { search: product.title } });
    expect(listed.products.map(({ _id }) => _id)).not.toContain(product._id);
    const cart = await api(shopper.token).call("getCart", {});
    expect(cart.items.filter(({ productId }) => productId._id === product._id)).toEqual([]);
    expect((await auditOf(product._id)).at(-1)).toMatchObject({
      action: "product.deleted",
      before: { title: product.title, price: 1000 },
      after: null,
    });
    expect((await failureOf(remove(product._id))).status).toBe(404);
    expect((await failureOf(change(product._id, { title: "Back" }))).status).toBe(404);
  });

  it("frees its SKUs, and is done once for twenty concurrent clicks", async () => {
    const variant = aVariantBody();
    const { _id: id } = await aManagedProduct({ variants: [variant] });
    const presses = await Promise.allSettled(Array.from({ length: 20 }, () => remove(id)));
    expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await aManagedProduct({ variants: [variant] });
  });

  // @spec open-orders-deleted-says
  it("does not remove a variant in an open order, and names it", async () => {
    const product = await aManagedProduct({ variants: [aVariantBody(), aVariantBody({ color: "Blue" })] });
    const [red, blue] = product.variants;
    await buy(product, 1, red?._id);
    const failure = await failureOf(change(product._id, { variants: [{ _id: blue?._id }] }));
    expect(failure).toMatchObject({ status: 409, message: productMessages.variantReserved("Red / M", 1) });
    expect((await read(product._id)).variants).toHaveLength(2);
  });

  it("needs the permission", async () => {
    const { _id: id } = await aManagedProduct();
    const editor = await aStaffMember({ permissions: ["view_product", "edit_product", "add_product"] });
    expect((await failureOf(api(editor.token).call("deleteProduct", { params: { id } }))).status).toBe(403);
  });

  // @spec open-orders-deleted-says
  it("removes nothing if an order is placed concurrently", async () => {
    const product = await aManagedProduct();
    const [order, removal] = await Promise.allSettled([buy(product, 1), remove(product._id)]);
    const { rowCount } = await withDatabase((client) =>
      client.query("SELECT 1 FROM product WHERE id = $1 AND deleted_at IS NULL", [product._id]),
    );
    expect([order.status, removal.status].sort()).toEqual(["fulfilled", "rejected"]);
    expect(rowCount).toBe(order.status === "fulfilled" ? 1 : 0);
  });
});
