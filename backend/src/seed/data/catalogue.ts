import { between, type Random, randomFrom } from "../random";
import { categoryTables } from "./categories";
import { describe, gramsOf, offersOf, seoOf, shippingOf, specificationsOf, tagsOf } from "./describe";
import { palette } from "./palette";
import type { Profile } from "./profile";
import { handleOf, readColours, readSizes, readSpecs, slugOf } from "./row";
import type { CategoryTable, ProductRow, SubCategoryTable } from "./tables/table";
import type { SeedCategory, SeedProduct, SeedVariant } from "./types";

const day = 86_400_000;

/** A profile's tables: the whole shop, or a part of it. */
export function tablesOf(profile: Profile): CategoryTable[] {
  return categoryTables.slice(0, profile.categories).map((category) => ({
    ...category,
    subCategories: category.subCategories
      .slice(0, profile.subCategoriesEach)
      .map((table) => ({ ...table, rows: table.rows.slice(0, profile.productsEach) })),
  }));
}

export function productsOf(profile: Profile, today: Date): SeedProduct[] {
  let number = 0;
  return tablesOf(profile).flatMap((category) =>
    category.subCategories.flatMap((table) =>
      table.rows.map((row) => productOf(category.handle, table, row, number++, today)),
    ),
  );
}

/** `number` makes model numbers and SKUs unique; all random values are seeded by the product's handle. */
export function productOf(
  categoryHandle: string,
  table: SubCategoryTable,
  row: ProductRow,
  number: number,
  today: Date,
): SeedProduct {
  const [brand, title, , price, , colourText, specText, , sizeText] = row;
  const handle = handleOf(row);
  const random = randomFrom(`product ${handle}`);
  const letters = brand
    .replace(/[^A-Za-z]/g, "")
    .slice(0, 3)
    .toUpperCase();
  const modelNumber = `${letters}-${String(1000 + ((number * 7919) % 9000))}${String.fromCharCode(65 + (number % 26))}`;
  const colours = readColours(colourText);
  const sizes = readSizes(sizeText);
  const specs = readSpecs(specText);
  const grams = gramsOf(random, table);
  const mrp = believableMrp(row[2], price);
  const description = describe(random, table, row);
  const colourNames = colours.length > 1 ? colours.map(({ main }) => palette[main].name) : [];
  const variants = variantsOf(random, {
    number,
    handle,
    sku: `${letters}${String(number + 1).padStart(4, "0")}`,
    mrp,
    price,
    colours,
    sizes,
  });
  const shipping = shippingOf(random, table, grams, grams > 20_000 && random() < 0.35);
  return {
    handle,
    title,
    brand,
    modelNumber,
    hsnCode: table.hsn,
    categoryHandle,
    subCategoryHandle: table.handle,
    description,
    tags: tagsOf(random, table, row, (1 - price / mrp) * 100),
    attributes: specs.map(({ label, value }) => ({ key: label, value })),
    specifications: specificationsOf(
      table,
      row,
      modelNumber,
      specs,
      grams,
      colourNames,
      sizes.map(({ size }) => size),
    ),
    offers: offersOf(random, today, { price, mrp, ...shipping }),
    shipping,
    returnPolicy: { isReturnable: table.returnDays > 0, returnDays: table.returnDays, warranty: table.warranty },
    seo: seoOf(row, table, description),
    isFeatured: random() < 0.12,
    createdAt: new Date(today.getTime() - between(random, 20, 500) * day + between(random, 0, day - 1)),
    pictures: [`${handle}-1`, `${handle}-2`],
    variants,
    quality: 0.35 + 0.65 * Math.sqrt(random()),
    popularity: 0.15 + random() ** 3 * 4,
  };
}

/** Caps the discount at a plausible 60 %. */
function believableMrp(mrp: number, price: number): number {
  return Math.min(mrp, Math.max(price, Math.floor(price / 0.4 / 10) * 10 - 1));
}

const stockOf = (random: Random) => (random() < 0.07 ? 0 : between(random, 3, random() < 0.2 ? 12 : 140));

interface VariantPlan {
  number: number;
  handle: string;
  sku: string;
  mrp: number;
  price: number;
  colours: ReturnType<typeof readColours>;
  sizes: ReturnType<typeof readSizes>;
}

function variantsOf(random: Random, plan: VariantPlan): SeedVariant[] {
  // By number, so that every profile has products of each kind.
  const soldOut = plan.number % 17 === 5;
  const wellStocked = plan.number % 4 === 0 && !soldOut;
  const manyColours = plan.colours.length > 1;
  const sizes = plan.sizes.length > 0 ? plan.sizes : [{ size: "", extra: 0 }];
  return plan.colours.flatMap(({ main }, colourIndex) =>
    sizes.map(({ size, extra }) => {
      const price = plan.price + extra;
      return {
        sku: [plan.sku, manyColours ? main.toUpperCase() : "", size ? slugOf(size).toUpperCase() : ""]
          .filter(Boolean)
          .join("-"),
        color: manyColours ? palette[main].name : "",
        size,
        mrp: plan.mrp + Math.round((extra * plan.mrp) / plan.price),
        price,
        stock: soldOut ? 0 : wellStocked ? between(random, 25, 140) : stockOf(random),
        picture: colourIndex === 0 ? `${plan.handle}-1` : `${plan.handle}-${main}`,
      };
    }),
  );
}

export function categoriesOf(profile: Profile, products: readonly SeedProduct[]): SeedCategory[] {
  const lowest = new Map<string, number>();
  for (const { subCategoryHandle, variants } of products) {
    const from = Math.min(
      ...variants.map(({ price }) => price),
      lowest.get(subCategoryHandle) ?? Number.POSITIVE_INFINITY,
    );
    lowest.set(subCategoryHandle, from);
  }
  return tablesOf(profile).map((category) => ({
    handle: category.handle,
    title: category.title,
    picture: `category-${category.handle}`,
    subCategories: category.subCategories.map(({ handle, title, heading, showOnHome }) => ({
      handle,
      title,
      heading,
      fromStartPrice: lowest.get(handle) ?? 0,
      showOnHomePage: showOnHome,
      picture: `sub-category-${handle}`,
    })),
  }));
}
