import { between, pick, type Random, sample } from "../random";
import { slugOf } from "./row";
import type { ProductRow, SubCategoryTable } from "./tables/table";
import type { SeedProduct } from "./types";

type Spec = { label: string; value: string };

/** Two to four sentences: the product's own first, then some that are true of its whole sub-category. */
export function describe(random: Random, table: SubCategoryTable, row: ProductRow): string {
  const [, , , , , , , hook] = row;
  return [hook, ...sample(random, table.about, between(random, 1, Math.min(3, table.about.length)))].join(" ");
}

export function specificationsOf(
  table: SubCategoryTable,
  row: ProductRow,
  modelNumber: string,
  specs: Spec[],
  grams: number,
  colours: string[],
  sizes: string[],
): SeedProduct["specifications"] {
  const [length, width, height] = table.box;
  const general: Spec[] = [
    { label: "Brand", value: row[0] },
    { label: "Model number", value: modelNumber },
    { label: "Type", value: table.title },
  ];
  if (colours.length > 0) general.push({ label: "Colours", value: colours.join(", ") });
  if (sizes.length > 0) general.push({ label: "Sizes", value: sizes.join(", ") });
  general.push({ label: "Country of origin", value: "India" });
  return [
    { title: "General", details: general },
    { title: table.specTitle, details: specs },
    {
      title: "Package",
      details: [
        { label: "Weight", value: grams >= 1000 ? `${(grams / 1000).toFixed(1)} kg` : `${grams} g` },
        { label: "Dimensions", value: `${length} x ${width} x ${height} cm` },
      ],
    },
    { title: "Warranty", details: [{ label: "Warranty", value: table.warranty }] },
  ];
}

type Offered = { /** Rupees: of the cheapest variant, and its MRP. */ price: number; mrp: number } & Pick<
  SeedProduct["shipping"],
  "deliveryCharge" | "freeDeliveryAbove"
>;

/** Only offers that the shop applies by itself: it has no coupons, and no bank discounts. */
function offerPool({ price, mrp, deliveryCharge, freeDeliveryAbove }: Offered) {
  const percent = Math.round((1 - price / mrp) * 100);
  const isAlwaysFree = price >= freeDeliveryAbove;
  const delivery = {
    title: "Free Delivery",
    description: isAlwaysFree
      ? "On this item, for any quantity"
      : `On orders of this item from ₹${freeDeliveryAbove.toLocaleString("en-IN")}`,
    days: 60,
  };
  return [
    ...(deliveryCharge > 0 ? [delivery] : []),
    ...(percent > 0
      ? [{ title: "Sale Price", description: `${percent}% off MRP, already included in the price`, days: 30 }]
      : []),
  ];
}

/** Valid until the end of an Indian day, some days after seeding. */
export function offersOf(random: Random, today: Date, offered: Offered): SeedProduct["offers"] {
  if (random() < 0.42) return [];
  const max = random() < 0.35 ? 2 : 1;
  return sample(random, offerPool(offered), max).map(({ title, description, days }) => ({
    title,
    description,
    validTill: new Date(today.getTime() + (days + between(random, 0, 9)) * 86_400_000 - 5.5 * 3_600_000 - 1000),
  }));
}

const metros = ["400001", "110001", "560001", "600001", "700001", "500001", "411001", "380001"];

export function shippingOf(
  random: Random,
  table: SubCategoryTable,
  grams: number,
  limited: boolean,
): SeedProduct["shipping"] {
  const [length, width, height] = table.box;
  const [deliveryCharge, freeDeliveryAbove] =
    grams < 1000
      ? [40, 499]
      : grams < 5000
        ? [60, 799]
        : grams < 15000
          ? [149, 2999]
          : [499, random() < 0.6 ? 0 : 19999];
  return {
    deliveryCharge,
    freeDeliveryAbove,
    weight: grams,
    dimensions: { length, width, height },
    serviceablePincodes: limited ? metros : [],
  };
}

export function seoOf(row: ProductRow, table: SubCategoryTable, description: string): SeedProduct["seo"] {
  const [brand, title] = row;
  return {
    title: `${brand} ${title} | Haat`,
    description: description.length > 155 ? `${description.slice(0, 152).replace(/\s\S*$/, "")}...` : description,
    keywords: [brand.toLowerCase(), table.noun, ...table.tags.slice(0, 3), slugOf(title).replace(/-/g, " ")],
  };
}

/** Grams between the table's lightest and heaviest, in steps of 5. */
export const gramsOf = (random: Random, table: SubCategoryTable) =>
  Math.round(between(random, table.weight[0], table.weight[1]) / 5) * 5;

export const tagsOf = (random: Random, table: SubCategoryTable, row: ProductRow, offPercent: number) => [
  ...new Set([
    ...table.tags,
    row[0].toLowerCase(),
    ...(offPercent >= 45 ? ["deal"] : []),
    ...(random() < 0.2 ? [pick(random, ["gift", "bestseller", "festive", "new"])] : []),
  ]),
];
