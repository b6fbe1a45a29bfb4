import { randomBytes } from "node:crypto";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { z } from "zod";
import { api } from "./api";
import { engineCall, rowOf, type TwinShop } from "./twin-shop";

/** SKU prefix that no other product has. */
export const aSkuMark = (): string => `twin-${randomBytes(4).toString("hex")}`;

/** `picture`: URL of a picture in the shop. `tag`: an existing one. */
export type TwinWish = { mark: string; categoryId: string; picture: string; tag: { id: string; value: string } };

const variants = [
  { color: "Red", size: "M", price: 1000, quantity: 5 },
  { color: "Red", size: "L", price: 1100, quantity: 7 },
  { color: "Blue", size: "M", price: 1000, quantity: 0 },
];
const skuOf = (mark: string, { color, size }: { color: string; size: string }) => `${mark}-${color}-${size}`;

const shared = { title: "A twin", description: "About a twin." };

/** As sent by the back office's form. The first variant has a selling price below its MRP. */
export async function saveNew(shop: TwinShop, { mark, categoryId, picture, tag }: TwinWish): Promise<ManagedProduct> {
  const dimensions = { length: 1, width: 1, height: 1 };
  const body = {
    ...shared,
    brand: "Rangrez",
    categoryId,
    tags: [tag.value],
    status: true,
    existingImages: [picture],
    shipping: { serviceablePincodes: [], deliveryCharge: 0, freeDeliveryAbove: 0, weight: 350, dimensions },
    price: 1000,
    quantity: 0,
    variants: variants.map((one, place) => ({
      ...one,
      sku: skuOf(mark, one),
      ...(place === 0 && { discountPrice: 799.5 }),
    })),
  };
  return (await api(shop.admin.token, shop.url).call("createProduct", { body })).product;
}

const pricesSql = (list: string) => `SELECT p.id FROM product_variant_price_set l JOIN price p USING (price_set_id)
  WHERE l.variant_id = $1 AND p.price_list_id IS ${list} AND p.deleted_at IS NULL`;

const variantBySku = (shop: TwinShop, sku: string) =>
  rowOf(shop, "SELECT id FROM product_variant WHERE sku = $1 AND deleted_at IS NULL", [sku]);

async function levelsOf(shop: TwinShop, variantId: string): Promise<`/admin/${string}`> {
  const item = await rowOf(
    shop,
    "SELECT inventory_item_id AS id FROM product_variant_inventory_item WHERE variant_id = $1 AND deleted_at IS NULL",
    [variantId],
  );
  return `/admin/inventory-items/${item.id}/location-levels`;
}

const toVariant = (mark: string, variant: { color: string; size: string; price: number }, variant_rank: number) => ({
  title: `${variant.color} / ${variant.size}`,
  sku: skuOf(mark, variant),
  variant_rank,
  options: { Color: variant.color, Size: variant.size },
  metadata: { images: [] },
  prices: [{ currency_code: "inr", amount: variant.price }],
});

/** The same by the engine's own calls. @returns its handle. */
export async function saveNewByEngine(
  shop: TwinShop,
  { mark, categoryId, picture, tag }: TwinWish,
): Promise<{ slug: string }> {
  const { storeDefaults } = shop;
  const body = {
    ...shared,
    handle: mark,
    status: "published",
    weight: 350,
    thumbnail: picture,
    images: [{ url: picture }],
    tags: [{ id: tag.id }],
    categories: [{ id: categoryId }],
    sales_channels: [{ id: storeDefaults.channel }],
    shipping_profile_id: storeDefaults.profile,
    options: [
      { title: "Color", values: ["Red", "Blue"], ranks: { Red: 0, Blue: 1 } },
      { title: "Size", values: ["M", "L"], ranks: { M: 0, L: 1 } },
    ],
    variants: variants.map((variant, rank) => toVariant(mark, variant, rank)),
  };
  await engineCall(shop, "/admin/products", body);
  for (const variant of variants) {
    const { id } = await variantBySku(shop, skuOf(mark, variant));
    const level = { location_id: storeDefaults.location, stocked_quantity: variant.quantity };
    await engineCall(shop, await levelsOf(shop, id), level);
    if (variant !== variants[0]) continue;
    const sale = { variant_id: id, amount: 799.5, currency_code: "inr" };
    await engineCall(shop, `/admin/price-lists/${storeDefaults.list}/prices/batch`, { create: [sale] });
  }
  return { slug: mark };
}

const changed = { title: "Another twin", description: "All new." };
const added = { color: "Red", size: "S", price: 900, quantity: 1 };

/** Of three variants one gets another SKU, prices and stock, one another size, one is removed; one is added. */
export async function saveChanged(shop: TwinShop, product: ManagedProduct, mark: string): Promise<void> {
  const [first, second] = product.variants;
  const body = {
    ...changed,
    status: false,
    tags: [],
    variants: [
      { _id: first?._id, sku: `${mark}-new`, price: 1200, discountPrice: 850, quantity: 9 },
      { _id: second?._id, size: "XL" },
      { ...added, sku: skuOf(mark, added) },
    ],
  };
  await api(shop.admin.token, shop.url).call("updateProduct", { params: { id: product._id }, body });
}

const optionSql = `SELECT o.id FROM product_product_option l JOIN product_option o ON o.id = l.product_option_id
  WHERE l.product_id = $1 AND o.title = $2 AND l.deleted_at IS NULL`;
const valueSql = "SELECT id FROM product_option_value WHERE option_id = $1 AND value = $2 AND deleted_at IS NULL";

/** The same by the engine's own calls, a dozen of them. */
export async function saveChangedByEngine(shop: TwinShop, product: ManagedProduct, mark: string): Promise<void> {
  const { storeDefaults } = shop;
  const [first, second, third] = z.array(z.object({ _id: z.string() })).parse(product.variants);
  if (!first || !second || !third) throw new Error("The product has three variants.");
  const at = `/admin/products/${product._id}` as const;
  const { id: color } = await rowOf(shop, optionSql, [product._id, "Color"]);
  const { id: size } = await rowOf(shop, optionSql, [product._id, "Size"]);
  const values = (option: string, change: object) =>
    engineCall(shop, `${at}/options/batch`, { update: [{ product_option_id: option, ...change }] });
  await engineCall(shop, at, { ...changed, status: "draft", tags: [] });
  await engineCall(shop, `${at}/variants/${third._id}`, undefined, "DELETE");
  await values(color, { remove: [(await rowOf(shop, valueSql, [color, "Blue"])).id] });
  await values(size, { add: [{ value: "XL" }, { value: "S" }] });
  const { id: price } = await rowOf(shop, pricesSql("NULL"), [first._id]);
  const prices = [{ id: price, currency_code: "inr", amount: 1200 }];
  await engineCall(shop, `${at}/variants/${first._id}`, { sku: `${mark}-new`, prices });
  await engineCall(shop, `${at}/variants/${second._id}`, { title: "Red / XL", options: { Color: "Red", Size: "XL" } });
  await engineCall(shop, `${at}/variants`, toVariant(mark, added, 2));
  await values(size, { remove: [(await rowOf(shop, valueSql, [size, "L"])).id] });
  const { id: sale } = await rowOf(shop, pricesSql("NOT NULL"), [first._id]);
  const update = [{ id: sale, variant_id: first._id, amount: 850, currency_code: "inr" }];
  await engineCall(shop, `/admin/price-lists/${storeDefaults.list}/prices/batch`, { update });
  await engineCall(shop, `${await levelsOf(shop, first._id)}/${storeDefaults.location}`, { stocked_quantity: 9 });
  const { id: newest } = await variantBySku(shop, skuOf(mark, added));
  const level = { location_id: storeDefaults.location, stocked_quantity: added.quantity };
  await engineCall(shop, await levelsOf(shop, newest), level);
}

/** The mapping of our product's SKUs to the engine's. */
export const skusOf = (ours: string, engines: string): Record<string, string> =>
  Object.fromEntries(
    [...variants, added]
      .map((one) => [skuOf(ours, one), skuOf(engines, one)])
      .concat([[`${ours}-new`, `${engines}-new`]]),
  );
