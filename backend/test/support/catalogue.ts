import { randomBytes } from "node:crypto";
import { z } from "zod";
import { anAdministrator } from "./administrator";
import { withDatabase } from "./database";
import { raw } from "./raw";
import { shopAddress } from "./shop-address";
import { arrangeProduct } from "./tasks";
import { until } from "./until";

/** Another shop than the run's own. */
export type Place = { url: string; databaseUrl: string };

export type VariantWish = {
  color?: string;
  size?: string;
  /** Rupees; defaults to the product's own. */
  price?: number;
  salePrice?: number;
  stock?: number;
};

export type ProductWish = {
  title?: string;
  description?: string;
  brand?: string;
  /** MRP in rupees. */
  price?: number;
  /** Selling price in rupees; defaults to the MRP. */
  salePrice?: number;
  /** Pieces of each variant. */
  stock?: number;
  /** Without any, the product has no colours or sizes to choose. */
  variants?: VariantWish[];
  categoryId?: string;
  subCategoryId?: string;
  tags?: string[];
  /** Rupees a piece, and the rupees from which a line ships free; defaults to free delivery. */
  delivery?: { charge: number; freeAbove: number; pincodes?: string[] };
  /** Defaults to not returnable. */
  returnDays?: number;
  /** Hides the product from shoppers. */
  hidden?: boolean;
};

export type MadeProduct = {
  id: string;
  slug: string;
  title: string;
  variants: { id: string; color: string; size: string; price: number; salePrice: number; stock: number }[];
};

const idSchema = z.object({ id: z.string() });
const productSchema = z.object({
  product: z.object({
    id: z.string(),
    handle: z.string(),
    variants: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        inventory_items: z.array(z.object({ inventory_item_id: z.string() })),
      }),
    ),
  }),
});
const defaultsSchema = z.object({
  channel: z.string(),
  location: z.string(),
  profile: z.string(),
  priceList: z.string(),
});

/** Each variant of a wish with all its values. */
function variantsOf({ variants = [{}], price = 1000, salePrice, stock = 10 }: ProductWish) {
  return variants.map((variant) => {
    const own = variant.price ?? price;
    const selling = variant.salePrice ?? salePrice ?? own;
    return { color: "", size: "", stock, ...variant, price: own, salePrice: selling };
  });
}

const shown = (id: string, title: string, place: Place) =>
  until(`${title} in the shop`, async () => {
    const { status } = await raw("GET", `/api/v1/product/title/${id}`, { url: place.url });
    return status === 200 ? true : undefined;
  });

/** The category that a sub-category belongs to need not be named. */
async function placeOf({ categoryId, subCategoryId }: ProductWish, place: Place) {
  if (categoryId) return { categoryId, subCategoryId: subCategoryId ?? null };
  if (!subCategoryId) return {};
  const parent = "SELECT parent_category_id AS id FROM product_category WHERE id = $1";
  const { rows } = await withDatabase((client) => client.query(parent, [subCategoryId]), place.databaseUrl);
  return { categoryId: idSchema.parse(rows[0]).id, subCategoryId };
}

const arrangedSchema = z.object({
  id: z.string(),
  slug: z.string(),
  variants: z.array(z.object({ id: z.string(), color: z.string(), size: z.string() })),
});

/** A product on sale, arranged in the server's process; returns once shoppers can see it. */
export async function aProduct(wish: ProductWish = {}, place: Place = shopAddress()): Promise<MadeProduct> {
  const { title = `Product ${randomBytes(4).toString("hex")}`, brand = "", delivery, returnDays } = wish;
  const wanted = variantsOf(wish);
  const priced = wanted.map(({ price, salePrice, stock, color, size }) => {
    return { color, size, price, discountPrice: salePrice < price ? salePrice : null, quantity: stock };
  });
  const hasChoice = priced.some(({ color, size }) => color || size);
  const [only] = priced;
  const body = {
    title,
    brand,
    description: wish.description ?? `About ${title}.`,
    ...(hasChoice ? { variants: priced } : only),
    ...(await placeOf(wish, place)),
    ...(wish.tags && { tags: wish.tags }),
    ...(delivery && {
      shipping: {
        serviceablePincodes: delivery.pincodes ?? [],
        deliveryCharge: delivery.charge,
        freeDeliveryAbove: delivery.freeAbove,
        weight: 500,
        dimensions: { length: 10, width: 10, height: 10 },
      },
    }),
    ...(returnDays && { returnPolicy: { isReturnable: true, returnDays, warranty: "" } }),
  };
  const isHidden = wish.hidden ?? false;
  const { id, slug, variants } = arrangedSchema.parse(await arrangeProduct({ body, isHidden }, place.url));
  const made = wanted.map((variant) => {
    const found = variants.find(({ color, size }) => !hasChoice || (color === variant.color && size === variant.size));
    if (!found) throw new Error("A variant was not made.");
    return { ...variant, id: found.id };
  });
  if (!isHidden) await shown(id, title, place);
  return { id, slug, title, variants: made };
}

/** A product made in the engine's own admin; returns once shoppers can see it. */
export async function aProductByEngine(wish: ProductWish = {}, place: Place = shopAddress()): Promise<MadeProduct> {
  const { adminFetch } = await anAdministrator({ url: place.url });
  const storeDefaults = await findStoreDefaults(place);
  const mark = randomBytes(4).toString("hex");
  const title = wish.title ?? `Product ${mark}`;
  const wanted = variantsOf(wish);

  const { product } = await adminFetch(
    "POST",
    "/admin/products?fields=id,handle,variants.id,variants.title,variants.inventory_items.inventory_item_id",
    {
      title,
      handle: `product-${mark}`,
      description: wish.description ?? `About ${title}.`,
      status: "draft",
      options: optionsOf(wanted),
      variants: wanted.map((variant, index) => ({
        title: String(index),
        manage_inventory: true,
        options: choiceOf(variant),
        prices: [{ currency_code: "inr", amount: variant.price }],
      })),
      sales_channels: [{ id: storeDefaults.channel }],
      shipping_profile_id: storeDefaults.profile,
      categories: [wish.categoryId, wish.subCategoryId].filter((id) => id !== undefined).map((id) => ({ id })),
      tags: await Promise.all((wish.tags ?? []).map((tag) => tagId(tag, place))),
    },
    productSchema,
  );
  const made = wanted.map((variant, index) => {
    const found = product.variants.find((one) => one.title === String(index));
    if (!found) throw new Error("The engine made a variant less than it was asked for.");
    return { ...variant, id: found.id, item: found.inventory_items[0]?.inventory_item_id };
  });
  for (const { item, stock } of made) {
    const level = { location_id: storeDefaults.location, stocked_quantity: stock };
    await adminFetch("POST", `/admin/inventory-items/${item}/location-levels`, level, z.unknown());
  }
  const reduced = made.filter((variant) => variant.salePrice < variant.price);
  if (reduced.length > 0) {
    const create = reduced.map(({ id, salePrice }) => ({ variant_id: id, amount: salePrice, currency_code: "inr" }));
    await adminFetch("POST", `/admin/price-lists/${storeDefaults.priceList}/prices/batch`, { create }, z.unknown());
  }
  await addDetails(product.id, wish, place);
  await adminFetch(
    "POST",
    `/admin/products/${product.id}`,
    { status: wish.hidden ? "draft" : "published" },
    z.unknown(),
  );
  if (!wish.hidden) await shown(product.id, title, place);
  const variants = made.map(({ item: _, ...variant }) => variant);
  return { id: product.id, slug: product.handle, title, variants };
}

export type CategoryWish = { title?: string; handle?: string; parentId?: string; hidden?: boolean };

/** A category, or with `parentId` a sub-category of it. */
export async function aCategory(
  wish: CategoryWish = {},
  place: Place = shopAddress(),
): Promise<{ id: string; title: string }> {
  const { adminFetch } = await anAdministrator({ url: place.url });
  const mark = randomBytes(4).toString("hex");
  const title = wish.title ?? `Category ${mark}`;
  const { product_category: category } = await adminFetch(
    "POST",
    "/admin/product-categories",
    {
      name: title,
      handle: wish.handle ?? `category-${mark}`,
      is_active: !wish.hidden,
      parent_category_id: wish.parentId,
    },
    z.object({ product_category: idSchema }),
  );
  return { id: category.id, title };
}

type Choice = { color: string; size: string };

/** Only the options in which variants differ; the engine requires at least one option. */
function optionsOf(variants: Choice[]): { title: string; values: string[] }[] {
  const values = (of: (variant: Choice) => string) => [...new Set(variants.map(of))].filter(Boolean);
  const options = [
    { title: "Color", values: values(({ color }) => color) },
    { title: "Size", values: values(({ size }) => size) },
  ].filter((option) => option.values.length > 0);
  return options.length > 0 ? options : [{ title: "Default", values: ["Default"] }];
}

function choiceOf({ color, size }: Choice): Record<string, string> {
  const choice = { ...(color ? { Color: color } : {}), ...(size ? { Size: size } : {}) };
  return Object.keys(choice).length > 0 ? choice : { Default: "Default" };
}

/** Fields that the engine does not have go straight into our own table, as the back office writes them. */
async function addDetails(productId: string, wish: ProductWish, place: Place): Promise<void> {
  const shipping = wish.delivery && {
    serviceable_pincodes: wish.delivery.pincodes ?? [],
    delivery_charge: wish.delivery.charge,
    free_delivery_above: wish.delivery.freeAbove,
    weight: 500,
    dimensions: { length: 10, width: 10, height: 10 },
  };
  const returns = wish.returnDays && { is_returnable: true, return_days: wish.returnDays, warranty: "" };
  await withDatabase(
    (client) =>
      client.query(
        `INSERT INTO product_details (id, product_id, brand, shipping, return_policy) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING`,
        [
          `prodd_${productId}`,
          productId,
          wish.brand ?? "",
          shipping ? JSON.stringify(shipping) : null,
          returns ? JSON.stringify(returns) : null,
        ],
      ),
    place.databaseUrl,
  );
}

async function tagId(value: string, place: Place): Promise<{ id: string }> {
  const { adminFetch } = await anAdministrator({ url: place.url });
  const found = await adminFetch(
    "GET",
    `/admin/product-tags?value=${encodeURIComponent(value)}`,
    undefined,
    z.object({ product_tags: z.array(idSchema) }),
  );
  const [known] = found.product_tags;
  if (known) return { id: known.id };
  const made = await adminFetch("POST", "/admin/product-tags", { value }, z.object({ product_tag: idSchema }));
  return { id: made.product_tag.id };
}

function findStoreDefaults(place: Place): Promise<z.infer<typeof defaultsSchema>> {
  return withDatabase(async (client) => {
    const { rows } = await client.query(`SELECT
      (SELECT id FROM sales_channel WHERE name = 'Haat' AND deleted_at IS NULL) AS channel,
      (SELECT id FROM stock_location WHERE name = 'Haat warehouse' AND deleted_at IS NULL) AS location,
      (SELECT id FROM shipping_profile WHERE type = 'default' AND deleted_at IS NULL LIMIT 1) AS profile,
      (SELECT id FROM price_list WHERE type = 'sale' AND deleted_at IS NULL ORDER BY created_at LIMIT 1) AS "priceList"`);
    return defaultsSchema.parse(rows[0]);
  }, place.databaseUrl);
}
