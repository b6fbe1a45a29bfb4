import { z } from "zod";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

describe("/api/v1/wishlist", () => {
  it("needs a shopper's token", async () => {
    expect(await failureOf(api().call("getWishlist", {}))).toMatchObject({ status: 401 });
    const body = { productId: "nothing" };
    expect(await failureOf(api().call("changeWishlist", { body }))).toMatchObject({ status: 401 });
    const { token } = await anAdministrator();
    expect(await failureOf(api(token).call("getWishlist", {}))).toMatchObject({ status: 403 });
  });

  // @spec post-wishlist
  it("adds, removes and toggles", async () => {
    const shopper = api((await aShopper()).token);
    const { id: productId } = await aProduct();
    const change = (status?: string) =>
      shopper.call("changeWishlist", { query: status ? ({ status } as never) : {}, body: { productId } });
    expect(await change("true")).toMatchObject({ wishlisted: true, productIds: [productId] });
    expect(await change("true")).toMatchObject({ wishlisted: true, productIds: [productId] });
    expect(await change("false")).toMatchObject({ wishlisted: false, productIds: [] });
    expect(await change("false")).toMatchObject({ wishlisted: false, productIds: [] });
    expect(await change()).toMatchObject({ wishlisted: true, productIds: [productId] });
    expect(await change()).toMatchObject({ wishlisted: false, productIds: [] });
  });

  // @spec wishlist-answers-productids get-wishlist
  it("returns the saved products' cards, last saved first, each with the shopper's own heart", async () => {
    const { token, user } = await aShopper();
    const [first, second] = [await aProduct(), await aProduct()];
    for (const { id } of [first, second]) {
      await api(token).call("changeWishlist", { query: { status: "true" }, body: { productId: id } });
    }
    const { productIds } = await api(token).call("getWishlist", {});
    expect(productIds.map(({ _id, wishlist }) => [_id, wishlist])).toEqual([
      [second.id, [user._id]],
      [first.id, [user._id]],
    ]);
  });

  it("is paged, counting only products that the shop shows", async () => {
    const { token } = await aShopper();
    const products = [await aProduct(), await aProduct(), await aProduct()];
    for (const { id } of products) {
      await api(token).call("changeWishlist", { query: { status: "true" }, body: { productId: id } });
    }
    const page = await api(token).call("getWishlist", { query: { page: "2", limit: "2" } });
    expect(page).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(page.productIds.map(({ _id }) => _id)).toEqual([products[0]?.id]);
    expect(await api(token).call("getWishlist", { query: { page: "3", limit: "2" } })).toMatchObject({
      productIds: [],
      total: 3,
    });
    expect(await api(token).call("getWishlist", {})).not.toHaveProperty("total");
    expect((await raw("GET", "/api/v1/wishlist?page=0", { token })).status).toBe(400);
  });

  it("stores one row for twenty concurrent clicks", async () => {
    const { token, user } = await aShopper();
    const { id: productId } = await aProduct();
    const click = () => api(token).call("changeWishlist", { query: { status: "true" }, body: { productId } });
    const answers = await Promise.all(Array.from({ length: 20 }, click));
    expect(answers.every(({ wishlisted }) => wishlisted)).toBe(true);
    const { rows } = await withDatabase((client) =>
      client.query("SELECT id FROM wishlist_item WHERE customer_id = $1", [user._id]),
    );
    expect(rows).toHaveLength(1);
  });

  it("rejects products that shoppers cannot see, and drops those that become hidden", async () => {
    const { token } = await aShopper();
    const notFound = { status: 404, message: "Product not found." };
    const draft = await aProduct({ hidden: true });
    for (const productId of [draft.id, "nothing"]) {
      for (const query of [{ status: "true" } as const, {}]) {
        expect(await failureOf(api(token).call("changeWishlist", { query, body: { productId } }))).toMatchObject(
          notFound,
        );
      }
    }
    const { id: productId } = await aProduct();
    await api(token).call("changeWishlist", { query: { status: "true" }, body: { productId } });
    const { adminFetch } = await anAdministrator();
    await adminFetch("POST", `/admin/products/${productId}`, { status: "draft" }, z.unknown());
    await until("the product out of the wishlist", async () =>
      (await api(token).call("getWishlist", {})).productIds.length === 0 ? true : undefined,
    );
    expect(await api(token).call("getWishlist", { query: { page: "1" } })).toMatchObject({ productIds: [], total: 0 });
    const removed = await api(token).call("changeWishlist", { query: { status: "false" }, body: { productId } });
    expect(removed).toMatchObject({ wishlisted: false, productIds: [] });
  });

  it.each([{}, { productId: 7 }, { productId: "" }, { productId: { $ne: null } }])(
    "rejects the body %j",
    async (body) => {
      const { token } = await aShopper();
      expect(await failureOf(api(token).call("changeWishlist", { body: body as never }))).toMatchObject({
        status: 400,
      });
    },
  );
});
