import { departments } from "./words.mjs";

/** @typedef {{ salesChannelId: string, stockLocationId: string, shippingProfileId: string, salePriceListId: string }} Ground */
/** @typedef {Record<string, unknown>} Row */

const shipping = {
  serviceable_pincodes: [],
  delivery_charge: 40,
  free_delivery_above: 499,
  weight: 500,
  dimensions: { length: 20, width: 15, height: 10 },
};
const returnPolicy = { is_returnable: true, return_days: 10, warranty: "1 year" };
const picture = (/** @type {number} */ number) => `/media/bench-${number}.webp`;

/** Our own ids: the engine only requires them to be unique. */
export const ids = {
  department: (/** @type {number} */ at) => `pcat_bench_${at}`,
  section: (/** @type {number} */ at, /** @type {number} */ section) => `pcat_bench_${at}_${section}`,
  product: (/** @type {number} */ number) => `prod_bench_${number}`,
  variant: (/** @type {number} */ number) => `variant_bench_${number}`,
  price: (/** @type {number} */ number) => `price_bench_${number}`,
  salePrice: (/** @type {number} */ number) => `price_bench_sale_${number}`,
};

/** The rows of all categories and sub-categories. @returns {Map<string, Row[]>} by table, in insertion order */
export function categoryRows() {
  const top = departments.map(({ name, handle }, at) => ({
    id: ids.department(at),
    name,
    handle,
    parent: null,
    rank: at,
  }));
  const below = departments.flatMap(({ handle, sections }, at) =>
    sections.map(({ name }, section) => ({
      id: ids.section(at, section),
      name,
      handle: `${handle}-${section}`,
      parent: ids.department(at),
      rank: section,
    })),
  );
  const all = [...top, ...below];
  /** @type {[string, Row[]][]} */
  const tables = [
    [
      "product_category",
      all.map(({ id, name, handle, parent, rank }) => ({
        id,
        name,
        handle,
        mpath: parent ? `${parent}.${id}` : id,
        is_active: true,
        is_internal: false,
        rank,
        parent_category_id: parent,
      })),
    ],
    [
      "category_details",
      all.map(({ id, name }) => ({ id: `catd_${id}`, category_id: id, heading: name, image: picture(0) })),
    ],
  ];
  return new Map(tables);
}

/**
 * The rows of products in the engine's and the shop's tables, as the workflows would create them.
 *
 * @param {import("./plan.mjs").PlannedProduct[]} products
 * @param {Ground} ground
 * @returns {Map<string, Row[]>} by table, in insertion order
 */
export function productRows(products, ground) {
  /** @type {Map<string, Row[]>} */
  const tables = new Map();
  const add = (/** @type {string} */ table, /** @type {Row} */ row) => {
    const rows = tables.get(table);
    if (rows) rows.push(row);
    else tables.set(table, [row]);
  };
  for (const product of products) {
    addProduct(add, product, ground);
    const values = addOptions(add, product);
    for (const [rank, variant] of product.variants.entries()) {
      addVariant(add, product, variant, rank, ground);
      for (const value of values(variant))
        add("product_variant_option", { variant_id: ids.variant(variant.number), option_value_id: value });
    }
  }
  return tables;
}

/** @typedef {(table: string, row: Row) => void} Add */

/** @param {Add} add @param {import("./plan.mjs").PlannedProduct} product @param {Ground} ground */
function addProduct(add, product, { salesChannelId, shippingProfileId }) {
  const { number, title, handle, brand, tags, department, section, reviews } = product;
  const id = ids.product(number);
  const image = picture(number);
  // One second apart, so that "newest first" is a well-defined order.
  const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString();
  const dates = { created_at: createdAt, updated_at: createdAt };
  const description = `${title}: made by ${brand} for daily use, with care for what matters. `.repeat(4);
  add("product", {
    id,
    title,
    handle,
    description,
    is_giftcard: false,
    status: "published",
    thumbnail: image,
    discountable: true,
    ...dates,
  });
  for (const rank of [0, 1]) add("image", { id: `img_bench_${number}_${rank}`, url: image, rank, product_id: id });
  add("product_sales_channel", { id: `prodsc_bench_${number}`, product_id: id, sales_channel_id: salesChannelId });
  add("product_shipping_profile", {
    id: `prodsp_bench_${number}`,
    product_id: id,
    shipping_profile_id: shippingProfileId,
  });
  add("product_category_product", { product_id: id, product_category_id: ids.section(department, section) });
  for (const tag of new Set(tags)) add("product_tags", { product_id: id, product_tag_id: tagId(tag) });
  add("product_details", {
    id: `prodd_bench_${number}`,
    product_id: id,
    brand,
    model_number: `M-${number}`,
    attributes: [{ id: "1", key: "Made by", value: brand }],
    offers: [{ title: "Bank offer", description: "5% back on every card.", valid_till: null }],
    specifications: [{ title: "General", details: [{ label: "Model", value: `M-${number}` }] }],
    shipping,
    return_policy: returnPolicy,
  });
  for (const [at, { rating, comment }] of reviews.entries()) {
    const by = `bench_${number}_${at}`;
    add("review", {
      id: `rev_${by}`,
      product_id: id,
      order_id: `order_${by}`,
      customer_id: `cus_${by}`,
      rating,
      comment,
      display_name: "Asha",
    });
  }
}

export const tagId = (/** @type {string} */ tag) => `ptag_bench_${tag}`;

/** @param {import("./plan.mjs").PlannedProduct[]} products @returns {Row[]} */
export function tagRows(products) {
  return [...new Set(products.flatMap(({ tags }) => tags))].map((tag) => ({ id: tagId(tag), value: tag }));
}

/**
 * The engine requires at least one option per product. A product without a choice has the option "Default".
 *
 * @param {Add} add
 * @param {import("./plan.mjs").PlannedProduct} product
 * @returns {(variant: import("./plan.mjs").PlannedVariant) => string[]} ids of a variant's option values
 */
function addOptions(add, { number, variants }) {
  const several = variants.length > 1;
  const options = several
    ? [
        { title: "Color", of: (/** @type {import("./plan.mjs").PlannedVariant} */ { color }) => color },
        { title: "Size", of: (/** @type {import("./plan.mjs").PlannedVariant} */ { size }) => size },
      ]
    : [{ title: "Default", of: () => "Default" }];
  const valueId = (/** @type {number} */ option, /** @type {string} */ value) =>
    `optval_bench_${number}_${option}_${value}`;
  for (const [at, { title, of }] of options.entries()) {
    const id = `opt_bench_${number}_${at}`;
    const joint = `prodopt_bench_${number}_${at}`;
    add("product_option", { id, title, is_exclusive: true });
    add("product_product_option", { id: joint, product_id: ids.product(number), product_option_id: id });
    for (const [rank, value] of [...new Set(variants.map(of))].entries()) {
      add("product_option_value", { id: valueId(at, value), value, option_id: id, rank });
      add("product_product_option_value", {
        id: `prodoptval_bench_${number}_${at}_${value}`,
        product_product_option_id: joint,
        product_option_value_id: valueId(at, value),
      });
    }
  }
  return (variant) => options.map(({ of }, at) => valueId(at, of(variant)));
}

/** @param {Add} add @param {import("./plan.mjs").PlannedProduct} product @param {import("./plan.mjs").PlannedVariant} variant @param {number} rank @param {Ground} ground */
function addVariant(add, product, variant, rank, { stockLocationId, salePriceListId }) {
  const { number, color, size, mrp, salePrice, stock } = variant;
  const id = ids.variant(number);
  const sku = `BENCH-${number}`;
  const title = color ? `${color} / ${size}` : "Default";
  const priceSet = `pset_bench_${number}`;
  const item = `iitem_bench_${number}`;
  add("product_variant", {
    id,
    title,
    sku,
    allow_backorder: false,
    manage_inventory: true,
    variant_rank: rank,
    product_id: ids.product(product.number),
    metadata: { images: color ? [picture(product.number)] : [] },
  });
  add("price_set", { id: priceSet });
  add("product_variant_price_set", { id: `pvps_bench_${number}`, variant_id: id, price_set_id: priceSet });
  add("price", priceRow(ids.price(number), priceSet, mrp, null));
  if (salePrice !== null) add("price", priceRow(ids.salePrice(number), priceSet, salePrice, salePriceListId));
  add("inventory_item", { id: item, sku, title, requires_shipping: true });
  add("inventory_level", {
    id: `ilev_bench_${number}`,
    inventory_item_id: item,
    location_id: stockLocationId,
    stocked_quantity: stock,
    raw_stocked_quantity: raw(stock),
  });
  add("product_variant_inventory_item", {
    id: `pvitem_bench_${number}`,
    variant_id: id,
    inventory_item_id: item,
    required_quantity: 1,
  });
}

const raw = (/** @type {number} */ value) => ({ value: String(value), precision: 20 });

/** @param {string} id @param {string} priceSet @param {number} amount rupees @param {string | null} list @returns {Row} */
const priceRow = (id, priceSet, amount, list) => ({
  id,
  price_set_id: priceSet,
  currency_code: "inr",
  amount,
  raw_amount: raw(amount),
  rules_count: 0,
  price_list_id: list,
});
