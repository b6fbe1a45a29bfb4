import { itemAt } from "../item-at.mjs";
import { randomFrom } from "./random.mjs";
import { brands, colours, comments, departments, qualities, sizes, syllables } from "./words.mjs";

/**
 * @typedef {object} PlannedVariant
 * @property {number} number within the catalogue, from 0
 * @property {string} color empty for a product that comes in one form only
 * @property {string} size
 * @property {number} mrp rupees
 * @property {number | null} salePrice rupees; null when it sells at MRP
 * @property {number} stock pieces
 *
 * @typedef {object} PlannedProduct
 * @property {number} number within the catalogue, from 0
 * @property {string} title
 * @property {string} handle
 * @property {string} brand
 * @property {string} good kind of product
 * @property {string[]} tags
 * @property {number} department
 * @property {number} section within its department
 * @property {PlannedVariant[]} variants
 * @property {{ rating: number, comment: string }[]} reviews
 */

/**
 * A deterministic catalogue: half of the products in two colours and two sizes, four of five on sale, a few out of
 * stock, spread over all sub-categories.
 *
 * @param {number} count
 * @returns {PlannedProduct[]}
 */
export function planCatalogue(count) {
  const random = randomFrom(20_261);
  const sections = departments.flatMap((department, at) =>
    department.sections.map(({ goods }, section) => ({ department: at, section, goods })),
  );
  const series = seriesNames(random, Math.max(20, Math.floor(count / 8)));
  let variantNumber = 0;
  return Array.from({ length: count }, (_, number) => {
    const { department, section, goods } = itemAt(sections, number % sections.length);
    const good = random.pick(goods);
    const brand = random.pick(brands);
    const title = `${brand} ${random.below(2) ? random.pick(qualities) : random.pick(series)} ${good} ${100 + random.below(900)}`;
    const mrp = 99 + random.below(300) * 50;
    const sale = random.below(5) > 0 ? 40 + random.below(55) : 0;
    const variants = looks(random, number % 2 === 0).map(({ color, size }, at) => {
      const price = mrp + at * 20;
      const stock = random.below(20) === 0 ? 0 : 1_000 + random.below(1_000);
      return {
        number: variantNumber++,
        color,
        size,
        mrp: price,
        salePrice: sale ? Math.round((price * sale) / 100) : null,
        stock,
      };
    });
    const reviews = Array.from({ length: random.below(4) }, () => ({
      rating: 2 + random.below(4),
      comment: random.pick(comments),
    }));
    return {
      number,
      title,
      handle: `bench-${number}`,
      brand,
      good,
      tags: good.toLowerCase().split(" "),
      department,
      section,
      variants,
      reviews,
    };
  });
}

/** @param {ReturnType<typeof randomFrom>} random @param {boolean} several */
function looks(random, several) {
  if (!several) return [{ color: "", size: "" }];
  const from = random.below(colours.length);
  const shades = [itemAt(colours, from), itemAt(colours, (from + 3) % colours.length)];
  const lengths = random.below(2) === 0 ? sizes.slice(0, 2) : sizes.slice(2);
  return shades.flatMap((color) => lengths.map((size) => ({ color, size })));
}

/**
 * Invented product names, as manufacturers use: the vocabulary grows with the catalogue, and with it the cost of
 * correcting a typo.
 *
 * @param {ReturnType<typeof randomFrom>} random
 * @param {number} count
 */
function seriesNames(random, count) {
  const names = new Set();
  // Of two and three syllables, or more where there are not enough of those.
  const lengths = count < syllables.length ** 3 / 2 ? 2 : 3;
  while (names.size < count) {
    const name = Array.from({ length: 2 + random.below(lengths) }, () => random.pick(syllables)).join("");
    names.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...names];
}
