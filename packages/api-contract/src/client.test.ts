import { address, createClient, formBody } from "./client";
import { shopperRoutes } from "./shopper-routes";

describe("address", () => {
  it("fills and escapes parameters", () => {
    expect(address("/product/:id/variant", { id: "a/b c" }, { color: "Nīl", size: undefined })).toBe(
      "/product/a%2Fb%20c/variant?color=N%C4%ABl",
    );
  });

  it("repeats list parameters", () => {
    expect(address("/products", {}, { brand: ["A", "B"], page: 2 })).toBe("/products?brand=A&brand=B&page=2");
  });
});

describe("createClient", () => {
  it("sends a call with its route's method and path", async () => {
    const sent: unknown[] = [];
    const client = createClient(async (request) => sent.push(request), shopperRoutes);
    await client.call("cancelOrder", { params: { orderId: "order_1" } }, { "x-one": "1" });
    expect(sent).toEqual([{ method: "PUT", path: "/cancel/order_1", body: undefined, headers: { "x-one": "1" } }]);
  });

  it("sends calls that may have files as a form, even without files", async () => {
    const sent: unknown[] = [];
    const client = createClient(async ({ body }) => sent.push(body), shopperRoutes);
    const body = { productId: "prod_1", orderId: "order_1", rating: 4 };
    await client.call("addReview", { body, files: {} });
    await client.call("addReview", { body, files: { image: new Blob(["a picture"]) } });
    const forms = sent.map((form) => (form instanceof FormData ? [...form.keys()] : form));
    expect(forms).toEqual([
      ["productId", "orderId", "rating"],
      ["productId", "orderId", "rating", "image"],
    ]);
  });
});

describe("a body as multipart", () => {
  it("writes texts, numbers and booleans as text, lists and objects as JSON, and omits missing values", () => {
    const form = formBody(
      {
        title: "Kurta",
        rating: 5,
        status: false,
        tags: ["red", "silk"],
        size: { width: 2 },
        note: undefined,
        code: null,
      },
      {},
    );
    expect([...form]).toEqual([
      ["title", "Kurta"],
      ["rating", "5"],
      ["status", "false"],
      ["tags", '["red","silk"]'],
      ["size", '{"width":2}'],
    ]);
  });

  it("repeats the field for several files, and omits it without files", () => {
    const [one, two] = [new Blob(["1"]), new Blob(["2"])];
    const form = formBody({}, { images: [one, two], video: one, image: undefined, banner: null });
    expect([...form.keys()]).toEqual(["images", "images", "video"]);
  });
});
