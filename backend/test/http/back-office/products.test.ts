import { productMessages } from "@haat/api-contract/product/messages";
import { z } from "zod";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aCategory } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { aManagedProduct, aMark, aProductBody, aVariantBody, ownCategory } from "../../support/managed-product";
import { aPictureBlob } from "../../support/pictures";
import { raw } from "../../support/raw";
import { shopAddress } from "../../support/shop-address";
import { stockOf } from "../../support/stock";

let administrator: Administrator;
beforeAll(async () => {
  administrator = await anAdministrator();
});
const call = () => api(administrator.token);
const create = async (fields: Parameters<typeof aProductBody>[0] = {}) =>
  call().call("createProduct", { body: await aProductBody(fields) });
/** As shoppers see it. */
const shown = async (id: string) => (await api().call("getProduct", { params: { id } })).product;
const read = async (id: string) => (await call().call("readManagedProduct", { params: { id } })).product;

const inSearch = {
  seoTitle: "Cotton kurta",
  ogTitle: "Kurta",
  seoDescription: "Hand-spun.",
  ogDescription: "Hand-spun cotton.",
  seoKeywords: ["kurta", "cotton"],
  canonicalUrl: "https://haat.example/kurta",
  ogImage: "https://haat.example/kurta.png",
  isFeatured: true,
};

const full = async () => {
  const category = await ownCategory();
  const subCategory = await aCategory({ parentId: category.id });
  return aProductBody({
    subCategoryId: subCategory.id,
    modelNumber: "RK-77",
    hsnCode: "6211",
    tags: "summer, cotton",
    description: "A kurta of hand-spun cotton.",
    discountPrice: 799.5,
    currency: "INR",
    shipping: JSON.stringify({
      serviceablePincodes: ["560001"],
      deliveryCharge: 40,
      freeDeliveryAbove: 499,
      weight: 350,
      dimensions: { length: 30, width: 20, height: 4 },
    }),
    returnPolicy: { isReturnable: true, returnDays: 10, warranty: "None" },
    attributes: [{ key: "Fabric", value: "Cotton" }],
    offers: [{ title: "Diwali", description: "Ten percent", validTill: "2027-11-30" }],
    specifications: [{ title: "Care", details: [{ label: "Wash", value: "Cold" }] }],
    existingVideos: ["https://videos.example/kurta.mp4"],
    ...inSearch,
  });
};

describe("POST /api/v1/product", () => {
  // @spec shipping-returns-pincodes-returnable fields-product-variant-attribute post-product-form-fields
  it("creates a product visible to shoppers at once, with every field of the form", async () => {
    const body = await full();
    const { product, message } = await call().call("createProduct", { body });
    expect(message).toBe("Product saved successfully!");
    const expected = {
      title: body.title,
      slug: body.title.toLowerCase().replace(" ", "-"),
      brand: "Rangrez",
      modelNumber: "RK-77",
      tags: ["cotton", "summer"],
      description: "A kurta of hand-spun cotton.",
      price: 1000,
      discountPrice: 799.5,
      finalPrice: 799.5,
      quantity: 10,
      inStock: true,
      categoryId: { _id: body.categoryId },
      subCategoryId: { _id: body.subCategoryId },
      shipping: { serviceablePincodes: ["560001"], deliveryCharge: 40, freeDeliveryAbove: 499, weight: 350 },
      returnPolicy: { isReturnable: true, returnDays: 10, warranty: "None" },
      attributes: [{ key: "Fabric", value: "Cotton" }],
      offers: [{ title: "Diwali", validTill: "2027-11-30T18:29:59.000Z" }],
      specifications: [{ title: "Care", details: [{ label: "Wash", value: "Cold" }] }],
      videos: ["https://videos.example/kurta.mp4"],
      ...inSearch,
      variants: [],
    };
    expect(product).toMatchObject({ ...expected, hsnCode: "6211", reserved: 0, status: true });
    expect(await shown(product._id)).toMatchObject(expected);
    expect(await read(product._id)).toEqual(product);
    const [entry] = await auditOf(product._id);
    expect(entry).toMatchObject({ action: "product.created", before: null, after: { title: body.title, price: 1000 } });
  });

  // @spec defaults-currency-inr-returndays post-product-form-fields
  it("applies the document's defaults to a multipart form with files", async () => {
    const { title, brand, categoryId } = await aProductBody();
    const form = new FormData();
    for (const [name, value] of Object.entries({ title, brand, categoryId, price: "250.50", quantity: "3", tags: "" }))
      form.append(name, value);
    for (const format of ["png", "jpeg"] as const) form.append("images", await aPictureBlob(format), `a.${format}`);
    const answer = await raw("POST", "/api/v1/product", { token: administrator.token, body: form });
    expect(answer.status).toBe(201);
    const { product } = z
      .object({ product: z.looseObject({ _id: z.string(), images: z.array(z.string()) }) })
      .parse(answer.body);
    expect(product).toMatchObject({
      price: 250.5,
      discountPrice: null,
      currency: "INR",
      inStock: true,
      status: true,
      isFeatured: false,
      returnPolicy: { isReturnable: true, returnDays: 7 },
    });
    expect(product.images).toHaveLength(2);
    for (const image of product.images) expect((await fetch(`${shopAddress().url}${image}`)).status).toBe(200);
    expect((await shown(product._id)).images).toEqual(product.images);
  });

  // @spec details-specifications-variants-attributes
  it("creates variants that can be chosen, with their prices, stock and pictures", async () => {
    const { product } = await create({
      variants: [aVariantBody({ discountPrice: 900 }), aVariantBody({ color: "Blue", size: "L", quantity: 0 })],
    });
    expect(product.variants).toMatchObject([
      { color: "Red", size: "M", price: 1000, discountPrice: 900, quantity: 5 },
      { color: "Blue", size: "L", discountPrice: null, quantity: 0 },
    ]);
    const seen = await shown(product._id);
    expect(seen).toMatchObject({ finalPrice: 900, quantity: 5 });
    expect(seen.variants.map(({ _id }) => _id)).toEqual(product.variants.map(({ _id }) => _id));
    // The engine's own admin can read and change the product.
    const engine = await administrator.adminFetch(
      "POST",
      `/admin/products/${product._id}`,
      { subtitle: "Seen by the engine" },
      z.object({
        product: z.object({ options: z.array(z.object({ title: z.string() })), variants: z.array(z.unknown()) }),
      }),
    );
    expect(engine.product.options.map(({ title }) => title).sort()).toEqual(["Color", "Size"]);
    expect(engine.product.variants).toHaveLength(2);
  });

  // @spec variant-pictures-existing-urls
  it("shows shoppers the pictures of each variant, in their order", async () => {
    const upload = async () =>
      (await call().call("uploadFile", { body: {}, files: { image: await aPictureBlob("png") } })).data;
    const [front, back] = [await upload(), await upload()];
    const { product } = await create({
      variants: [aVariantBody({ variantImages: [back, front] }), aVariantBody({ color: "Blue" })],
    });
    expect(product.variants.map(({ variantImages }) => variantImages)).toEqual([[back, front], []]);
    const [red, blue] = product.variants;
    await call().call("updateProduct", {
      params: { id: product._id },
      body: { variants: [{ _id: red?._id, variantImages: [front] }, { _id: blue?._id }] },
    });
    expect((await shown(product._id)).variants[0]?.variantImages).toEqual([front]);
  });

  it("gives products with equal titles different slugs", async () => {
    const title = `Same ${aMark()}`;
    const made = await Promise.all(Array.from({ length: 4 }, () => create({ title })));
    const slug = title.toLowerCase().replace(" ", "-");
    expect(made.map(({ product }) => product.slug).sort()).toEqual([slug, `${slug}-2`, `${slug}-3`, `${slug}-4`]);
  });

  // @spec twenty-clicks-make-product
  it("creates one product for twenty concurrent clicks with one key", async () => {
    const body = await aProductBody();
    const headers = { "Idempotency-Key": aMark() };
    const made = await Promise.all(Array.from({ length: 20 }, () => call().call("createProduct", { body }, headers)));
    expect(new Set(made.map(({ product }) => product._id)).size).toBe(1);
    const other = call().call("createProduct", { body: { ...body, price: 1 } }, headers);
    expect(await failureOf(other)).toMatchObject({ status: 409, message: productMessages.keyReused });
  });

  // @spec title-brand-category-price discountprice-over-price-negative product-discountprice-over-price
  it.each<[object, number, RegExp]>([
    [{ title: "" }, 400, /^title is required/],
    [{ discountPrice: 1001 }, 400, /discountPrice/],
    [{ price: -1 }, 400, /^price/],
    [{ quantity: -1 }, 400, /^quantity/],
    [{ shipping: "{" }, 400, /^shipping/],
    [{ variants: "[{]" }, 400, /^variants/],
    [{ categoryId: "pcat_nobody" }, 400, /^categoryId/],
    [{ subCategoryId: "pcat_nobody" }, 400, /^subCategoryId/],
    [{ existingImages: ["https://elsewhere.example/a.png"] }, 400, /^existingImages\.0/],
    [{ existingImages: ["/media/../../etc/passwd.png"] }, 400, /^existingImages\.0/],
    [{ variants: [aVariantBody({ variantImages: ["//x.example/a.png"] })] }, 400, /^variants\.0\.variantImages\.0/],
    [{ ogImage: "javascript:alert(1)" }, 400, /^ogImage/],
    [{ title: "a\0b" }, 400, /^title/],
    [{ title: "x".repeat(201) }, 400, /^title/],
    [{ title: { $ne: null } }, 400, /^title/],
  ])("rejects %j", async (fields, status, message) => {
    const answer = await raw("POST", "/api/v1/product", {
      token: administrator.token,
      body: { ...(await aProductBody()), ...fields },
    });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
  });

  // @spec discountprice-over-price-negative product-discountprice-over-price
  it("rejects a sub-category of another category, and a category as a sub-category", async () => {
    const other = await aCategory();
    const foreign = await aCategory({ parentId: other.id });
    expect((await failureOf(create({ subCategoryId: foreign.id }))).message).toBe(productMessages.foreignSubCategory);
    expect((await failureOf(create({ categoryId: foreign.id }))).message).toBe(productMessages.unknownCategory);
    expect((await failureOf(create({ subCategoryId: other.id }))).message).toBe(productMessages.unknownSubCategory);
  });

  it("rejects a SKU that another product has, and creates nothing", async () => {
    const variant = aVariantBody();
    await create({ variants: [variant] });
    const title = `Twin ${aMark()}`;
    const failure = await failureOf(create({ title, variants: [variant] }));
    expect(failure).toMatchObject({ status: 409, message: productMessages.skuTaken(variant.sku) });
    const left = await withDatabase((client) => client.query("SELECT 1 FROM product WHERE title = $1", [title]));
    expect(left.rowCount).toBe(0);
  });

  it("rejects an SVG disguised as a picture", async () => {
    const body = await aProductBody();
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/png" });
    expect(await failureOf(call().call("createProduct", { body, files: { images: [svg] } }))).toMatchObject({
      status: 415,
    });
  });

  it("needs the permission", async () => {
    const viewer = await aStaffMember({ permissions: ["view_product", "edit_product"] });
    const body = await aProductBody();
    expect(await failureOf(api(viewer.token).call("createProduct", { body }))).toMatchObject({ status: 403 });
  });
});

describe("PUT /api/v1/product/:id", () => {
  const change = (id: string, body: object) => call().call("updateProduct", { params: { id }, body });

  // @spec put-product-id
  it("changes a single field, and keeps slug and ids", async () => {
    const before = await aManagedProduct({ discountPrice: 800, variants: [aVariantBody({ discountPrice: 800 })] });
    const { product } = await change(before._id, { title: "Another title altogether" });
    const { version, updatedAt, ...rest } = before;
    expect(product).toMatchObject({ ...rest, title: "Another title altogether" });
    expect((await shown(before._id)).title).toBe("Another title altogether");
    const [entry] = (await auditOf(before._id)).filter(({ action }) => action === "product.updated");
    expect(entry).toMatchObject({ before: { title: before.title }, after: { title: product.title } });
    expect(Object.keys(entry?.after ?? {})).toEqual(["title"]);
  });

  // @spec active-inactive-toggled-place
  it("deactivates a product and reactivates it by its status alone", async () => {
    const { _id: id } = await aManagedProduct();
    await change(id, { status: false });
    expect((await failureOf(shown(id))).status).toBe(404);
    await change(id, { status: "true" });
    expect((await shown(id)).status).toBe(true);
  });

  // @spec pricing-stock-price-discount
  it("keeps the stock of a product marked as out of stock", async () => {
    const { _id: id } = await aManagedProduct();
    await change(id, { inStock: false });
    expect(await shown(id)).toMatchObject({ quantity: 0, inStock: false });
    expect(await read(id)).toMatchObject({ quantity: 10, inStock: false });
    await change(id, { inStock: true });
    expect(await shown(id)).toMatchObject({ quantity: 10, inStock: true });
  });

  // @spec pricing-stock-price-discount
  it("has one selling price after any number of changes, and none once the discount is removed", async () => {
    const product = await aManagedProduct({ discountPrice: 900 });
    const prices = () =>
      withDatabase(async (client) => {
        const { rows } = await client.query(
          `SELECT pr.amount::int, pr.price_list_id IS NOT NULL AS sale FROM price pr
             JOIN product_variant_price_set l USING (price_set_id) JOIN product_variant v ON v.id = l.variant_id
            WHERE v.product_id = $1 AND pr.deleted_at IS NULL ORDER BY 2`,
          [product._id],
        );
        return rows;
      });
    for (const discountPrice of [950, 990]) await change(product._id, { discountPrice });
    expect(await prices()).toEqual([
      { amount: 1000, sale: false },
      { amount: 990, sale: true },
    ]);
    await change(product._id, { discountPrice: "", price: 1200 });
    expect(await prices()).toEqual([{ amount: 1200, sale: false }]);
    expect(await shown(product._id)).toMatchObject({ price: 1200, finalPrice: 1200 });
    expect((await failureOf(change(product._id, { discountPrice: 1201 }))).message).toBe(
      productMessages.discountOverPrice,
    );
  });

  it("keeps variant ids while SKUs are swapped and variants added and removed", async () => {
    const before = await aManagedProduct({
      variants: [aVariantBody(), aVariantBody({ color: "Blue" }), aVariantBody({ color: "Green" })],
    });
    const [red, blue, green] = before.variants;
    const { product } = await change(before._id, {
      variants: [
        { _id: blue?._id, sku: red?.sku, quantity: 8 },
        { _id: red?._id, sku: blue?.sku, color: "Crimson" },
        aVariantBody({ color: "White", size: "XL", sku: green?.sku }),
      ],
    });
    expect(product.variants).toMatchObject([
      { _id: blue?._id, sku: red?.sku, color: "Blue", quantity: 8 },
      { _id: red?._id, sku: blue?.sku, color: "Crimson", quantity: 5 },
      { color: "White", size: "XL", sku: green?.sku },
    ]);
    expect((await shown(before._id)).variants.map(({ color }) => color)).toEqual(["Blue", "Crimson", "White"]);
    const { product: plain } = await change(before._id, { variants: [], price: 500, quantity: 2 });
    expect(plain).toMatchObject({ variants: [], price: 500, quantity: 2 });
  });

  // @spec media-images-videos-upload put-product-id
  it("reorders, removes and adds pictures", async () => {
    const pictures = await Promise.all([1, 2, 3].map(() => aPictureBlob("png")));
    const body = await aProductBody();
    const { product } = await call().call("createProduct", { body, files: { images: pictures } });
    const [first, second, third] = product.images;
    const { product: changed } = await call().call("updateProduct", {
      params: { id: product._id },
      body: { existingImages: JSON.stringify([third, first]) as never },
      files: { images: [await aPictureBlob("jpeg")] },
    });
    expect(changed.images.slice(0, 2)).toEqual([third, first]);
    expect(changed.images).toHaveLength(3);
    expect(changed.images).not.toContain(second);
    expect((await shown(product._id)).images).toEqual(changed.images);
  });

  // @spec categorization-category-required-sub
  it("moves to another category, and clears the sub-category", async () => {
    const product = (await call().call("createProduct", { body: await full() })).product;
    const other = await aCategory();
    const { product: moved } = await change(product._id, { categoryId: other.id });
    expect(moved).toMatchObject({ categoryId: { _id: other.id }, subCategoryId: null });
  });

  // @spec second-two-editors-told two-administrators-edit-thing
  it("rejects the second of two editors and changes nothing", async () => {
    const product = await aManagedProduct();
    const saves = await Promise.allSettled(
      [1, 2, 3].map((number) => change(product._id, { title: `Edit ${number} ${aMark()}`, version: product.version })),
    );
    expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const failure = await failureOf(change(product._id, { brand: "Late", version: product.version }));
    expect(failure).toMatchObject({ status: 409, message: productMessages.changedMeanwhile });
    const now = await read(product._id);
    expect(now.brand).toBe("Rangrez");
    await change(product._id, { brand: "In time", version: now.version });
  });

  it("sets the sellable stock on top of what is reserved for orders", async () => {
    const product = await aManagedProduct();
    const [variant] = (
      await administrator.adminFetch(
        "GET",
        `/admin/products/${product._id}?fields=variants.id`,
        undefined,
        z.object({ product: z.object({ variants: z.array(z.object({ id: z.string() })) }) }),
      )
    ).product.variants;
    await withDatabase((client) =>
      client.query(
        `UPDATE inventory_level SET reserved_quantity = 3 WHERE inventory_item_id IN (
           SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = $1)`,
        [variant?.id],
      ),
    );
    expect(await read(product._id)).toMatchObject({ quantity: 7, reserved: 3 });
    await change(product._id, { quantity: 4 });
    expect(await stockOf(variant?.id ?? "")).toMatchObject({ stocked: 7, reserved: 3 });
    expect((await shown(product._id)).quantity).toBe(4);
  });

  it("returns 404 for an unknown product, and 403 without the permission", async () => {
    expect((await failureOf(change("prod_nobody", { title: "x" }))).status).toBe(404);
    const { _id: id } = await aManagedProduct();
    const other = await aStaffMember({ permissions: ["view_product", "add_product"] });
    const attempt = api(other.token).call("updateProduct", { params: { id }, body: { title: "x" } });
    expect((await failureOf(attempt)).status).toBe(403);
  });
});
