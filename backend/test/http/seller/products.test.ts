import { catalogMessages } from "@haat/api-contract/catalog/messages";
import { productMessages } from "@haat/api-contract/product/messages";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aCategory } from "../../support/catalogue";
import { aManagedProduct, aMark, aProductBody, aVariantBody } from "../../support/managed-product";
import { aPicture } from "../../support/pictures";
import { raw } from "../../support/raw";
import { aSeller, type Seller } from "../../support/seller";
import { anApprovedProduct, aWaitingProduct, reviewProduct } from "../../support/seller-product";

let seller: Seller;
let other: Seller;
beforeAll(async () => {
  seller = await aSeller();
  other = await aSeller();
});

const as = ({ token }: Pick<Seller, "token">) => api(token);
const inTheShop = async (id: string) =>
  (await raw("GET", `/api/v1/product/title/${id}`)).status === 200 && (await cardsOf(id)).includes(id);
const cardsOf = async (id: string) => {
  const { product } = await api().call("getProduct", { params: { id } });
  const { products } = await api().call("listCategoryProducts", {
    params: { categoryId: product.categoryId?._id ?? "" },
  });
  return products.map(({ _id }) => _id);
};

describe("a seller's new product", () => {
  // @spec seller-set-featured-canonical new-products-wait-approval
  it("waits, is approved, and is in the shop with its seller's name", async () => {
    const body = await aProductBody({
      variants: [aVariantBody(), aVariantBody({ color: "Blue" })],
      isFeatured: true,
      canonicalUrl: "https://elsewhere.example/lamp",
    });
    const { product, message } = await as(seller).call("createSellerProduct", { body });
    expect(message).toBe(sellerProductMessages.waits);
    expect(product.seller).toMatchObject({ _id: seller.id, approval: "waiting", reason: "" });
    expect(product).toMatchObject({ isFeatured: false, canonicalUrl: "" });
    expect(await inTheShop(product._id)).toBe(false);
    await reviewProduct(product._id, "approved");
    expect(await inTheShop(product._id)).toBe(true);
    const shown = (await api().call("getProduct", { params: { id: product._id } })).product;
    expect(shown.seller).toEqual({ _id: seller.id, name: `Seller ${seller.id.slice(-6)}` });
    expect(shown.variants).toHaveLength(2);
  });

  it("has no seller if it is the shop's own", async () => {
    const { _id: id } = await aManagedProduct();
    expect((await api().call("getProduct", { params: { id } })).product.seller).toBeNull();
  });

  it("is created once for any number of identical requests", async () => {
    const body = await aProductBody({ title: `Twenty ${aMark()}` });
    const headers = { "Idempotency-Key": aMark() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => as(seller).call("createSellerProduct", { body }, headers)),
    );
    expect(new Set(answers.map(({ product }) => product._id)).size).toBe(1);
    const { total } = await as(seller).call("listSellerProducts", { query: { search: body.title } });
    expect(total).toBe(1);
  });

  // @spec waits-was-rejected-suspended
  it.each([
    ["waiting", sellerProductMessages.notApproved],
    ["rejected", sellerProductMessages.notApproved],
    ["suspended", sellerProductMessages.suspended],
  ] as const)("is rejected if the seller is %s", async (state, message) => {
    const stranger = await aSeller({ state });
    const refused = { status: 403, message };
    const body = await aProductBody();
    expect(await failureOf(as(stranger).call("createSellerProduct", { body }))).toMatchObject(refused);
    const image = new Blob([new Uint8Array(await aPicture("png", 8, 8))], { type: "image/png" });
    const upload = as(stranger).call("uploadSellerFile", { body: {}, files: { image } });
    expect(await failureOf(upload)).toMatchObject(refused);
    expect((await as(stranger).call("listSellerProducts", {})).products).toEqual([]);
  });

  // @spec books-only-sellers-list
  it("of a bookseller is limited to the books category", async () => {
    const bookseller = await aSeller({ type: "BOOKS_ONLY" });
    const books = await aCategory({ handle: `books-${aMark()}` });
    const novels = await aCategory({ parentId: books.id });
    const elsewhere = await failureOf(aWaitingProduct(bookseller));
    expect(elsewhere).toMatchObject({ status: 400, message: sellerProductMessages.booksOnly });
    const place = { categoryId: books.id, subCategoryId: novels.id };
    const { _id: id } = await aWaitingProduct(bookseller, place);
    const { categoryId } = await aProductBody();
    const move = as(bookseller).call("updateSellerProduct", { params: { id }, body: { categoryId } });
    expect(await failureOf(move)).toMatchObject({ status: 400, message: sellerProductMessages.booksOnly });
    expect((await as(bookseller).call("readSellerProduct", { params: { id } })).product.categoryId?._id).toBe(books.id);
  });
});

describe("a seller's list", () => {
  // @spec seller-never-sees-guesses
  it("contains only their own, searched and filtered", async () => {
    const mark = aMark();
    const [mine, theirs] = [await aSeller(), await aSeller()];
    const lamp = await anApprovedProduct(mine, { title: `Lamp ${mark}`, quantity: 3 });
    const vase = await aWaitingProduct(mine, { title: `Vase ${mark}`, status: false });
    await aWaitingProduct(theirs, { title: `Lamp ${mark}` });
    const find = async (query: Record<string, string>) =>
      (await as(mine).call("listSellerProducts", { query })).products.map(({ _id }) => _id);
    expect(await find({})).toEqual([vase._id, lamp._id]);
    expect(await find({ search: `lamp ${mark}` })).toEqual([lamp._id]);
    expect(await find({ approval: "waiting" })).toEqual([vase._id]);
    expect(await find({ status: "true" })).toEqual([lamp._id]);
    expect(await find({ stock: "low" })).toEqual([lamp._id]);
    expect(await find({ sort: "title", order: "asc" })).toEqual([lamp._id, vase._id]);
    expect(await find({ page: "2", limit: "1" })).toEqual([lamp._id]);
    expect((await as(mine).call("listSellerProducts", { query: { limit: 1 } })).managed).toBe(2);
  });
});

describe("another seller's product", () => {
  const none = { status: 404, message: catalogMessages.productNotFound };
  let theirs: string;
  let shops: string;
  beforeAll(async () => {
    theirs = (await anApprovedProduct(other))._id;
    shops = (await aManagedProduct())._id;
  });
  const calls = [
    ["read", (id: string) => as(seller).call("readSellerProduct", { params: { id } })],
    ["changed", (id: string) => as(seller).call("updateSellerProduct", { params: { id }, body: { title: "Mine" } })],
    ["priced", (id: string) => as(seller).call("changeStockAndPrice", { params: { id }, body: { price: 1 } })],
    ["removed", (id: string) => as(seller).call("deleteSellerProduct", { params: { id } })],
  ] as const;

  // @spec seller-never-sees-guesses
  it.each(calls)("cannot be %s", async (_, call) => {
    for (const id of [theirs, shops, "prod_none"]) expect(await failureOf(call(id))).toMatchObject(none);
    const { product } = await as(other).call("readSellerProduct", { params: { id: theirs } });
    expect(product).toMatchObject({ price: 1000 });
  });

  // @spec seller-never-sees-guesses
  it("cannot be changed by a form with files either, and no file is stored", async () => {
    const form = new FormData();
    form.append("title", "Mine");
    form.append("images", new Blob([new Uint8Array(await aPicture("png", 8, 8))], { type: "image/png" }), "a.png");
    const answer = await raw("PUT", `/api/v1/seller/products/${theirs}`, { token: seller.token, body: form });
    expect(answer.status).toBe(404);
    expect((await as(other).call("readSellerProduct", { params: { id: theirs } })).product.images).toEqual([]);
  });

  it("does not let its variants be used in a price change", async () => {
    const { _id: id } = await aWaitingProduct(seller, { variants: [aVariantBody()] });
    const foreign = await anApprovedProduct(other, { variants: [aVariantBody()] });
    const body = { variantId: foreign.variants[0]?._id, price: 1 };
    expect(await failureOf(as(seller).call("changeStockAndPrice", { params: { id }, body }))).toMatchObject({
      status: 400,
      message: sellerProductMessages.unknownVariant,
    });
  });
});

describe("a seller's change", () => {
  it("of an approved product is visible at once, and audited with the seller's name", async () => {
    const product = await anApprovedProduct(seller);
    const title = `Renamed ${aMark()}`;
    const changed = await as(seller).call("updateSellerProduct", { params: { id: product._id }, body: { title } });
    expect(changed.product.seller?.approval).toBe("approved");
    expect((await api().call("getProduct", { params: { id: product._id } })).product.title).toBe(title);
    const office = api((await anAdministrator()).token);
    const { entries } = await office.call("listAudit", { query: { subjectId: product._id } });
    expect(entries.map(({ action, actor }) => [action, actor._id])).toEqual([
      ["product.updated", seller.id],
      ["product.approved", expect.not.stringContaining(seller.id)],
      ["product.created", seller.id],
    ]);
    expect(entries[0]?.actor.email).toBe(seller.email);
  });

  it("of a rejected product makes it wait again, except for price, stock and status", async () => {
    const { _id: id } = await aWaitingProduct(seller);
    await reviewProduct(id, "rejected", "The picture is missing.");
    const approval = async () => (await as(seller).call("readSellerProduct", { params: { id } })).product.seller;
    await as(seller).call("changeStockAndPrice", { params: { id }, body: { price: 900, quantity: 4 } });
    await as(seller).call("updateSellerProduct", { params: { id }, body: { status: false } });
    expect(await approval()).toMatchObject({ approval: "rejected", reason: "The picture is missing." });
    await as(seller).call("updateSellerProduct", { params: { id }, body: { description: "With a picture." } });
    expect(await approval()).toMatchObject({ approval: "waiting", reason: "" });
  });

  it("is rejected with a stale version, as in the back office", async () => {
    const { _id: id, version } = await aWaitingProduct(seller);
    await as(seller).call("updateSellerProduct", { params: { id }, body: { brand: "First", version } });
    const late = as(seller).call("updateSellerProduct", { params: { id }, body: { brand: "Second", version } });
    expect(await failureOf(late)).toMatchObject({ status: 409, message: productMessages.changedMeanwhile });
  });

  // @spec seller-set-featured-canonical
  it("of fields reserved for the shop is ignored", async () => {
    const { _id: id } = await aWaitingProduct(seller);
    const body = { isFeatured: true, canonicalUrl: "https://elsewhere.example/x", brand: "Deepa" };
    const { product } = await as(seller).call("updateSellerProduct", { params: { id }, body });
    expect(product).toMatchObject({ isFeatured: false, canonicalUrl: "", brand: "Deepa" });
  });

  // @spec seller-catalogue-own-very
  it("of stock and price is visible at once, for each variant", async () => {
    const { _id: id, variants } = await anApprovedProduct(seller, {
      variants: [aVariantBody(), aVariantBody({ color: "Blue" })],
    });
    const [red, blue] = variants.map(({ _id }) => _id);
    const body = { variantId: blue, price: 800, discountPrice: 700, quantity: 2 };
    await as(seller).call("changeStockAndPrice", { params: { id }, body });
    const shown = (await api().call("getProduct", { params: { id } })).product;
    const figures = (which: string | undefined) => shown.variants.find(({ _id }) => _id === which);
    expect(figures(blue)).toMatchObject({ price: 800, finalPrice: 700, quantity: 2 });
    expect(figures(red)).toMatchObject({ price: 1000, finalPrice: 1000, quantity: 5 });
    const nameless = as(seller).call("changeStockAndPrice", { params: { id }, body: { price: 1 } });
    expect(await failureOf(nameless)).toMatchObject({ status: 400, message: sellerProductMessages.variantRequired });
    const nothing = as(seller).call("changeStockAndPrice", { params: { id }, body: { variantId: red } });
    expect(await failureOf(nothing)).toMatchObject({ status: 400, message: sellerProductMessages.nothingToChange });
  });

  it("of many variants' prices concurrently loses none", async () => {
    const colours = ["Red", "Blue", "Green", "Black"];
    const { _id: id, variants } = await aWaitingProduct(seller, {
      variants: colours.map((color) => aVariantBody({ color })),
    });
    await Promise.all(
      variants.map(({ _id: variantId }, place) =>
        as(seller).call("changeStockAndPrice", { params: { id }, body: { variantId, price: 500 + place } }),
      ),
    );
    const { product } = await as(seller).call("readSellerProduct", { params: { id } });
    expect(product.variants.map(({ price }) => price)).toEqual([500, 501, 502, 503]);
  });

  it("can delete the product", async () => {
    const { _id: id } = await anApprovedProduct(seller);
    await as(seller).call("deleteSellerProduct", { params: { id } });
    expect((await raw("GET", `/api/v1/product/title/${id}`)).status).toBe(404);
    expect(await failureOf(as(seller).call("readSellerProduct", { params: { id } }))).toMatchObject({ status: 404 });
  });
});

it("a script disguised as a picture is rejected", async () => {
  const image = new Blob(["<script>alert(1)</script>"], { type: "image/png" });
  const upload = as(seller).call("uploadSellerFile", { body: {}, files: { image } });
  expect(await failureOf(upload)).toMatchObject({ status: 415 });
});
