import { randomFrom } from "../catalogue/random.mjs";
import { ids } from "../catalogue/rows.mjs";
import { searchTerms } from "../catalogue/search-terms.mjs";
import { departments } from "../catalogue/words.mjs";
import { rows } from "../report/targets.mjs";
import { rotated } from "./load.mjs";

/**
 * @typedef {object} Read a kind of read request of shoppers
 * @property {string} row
 * @property {import("./load.mjs").Target} target
 * @property {(round: number) => import("./load.mjs").LoadRequest[]} requests
 * @property {(connections: number) => number} [amount] of requests in one run; default: the run is timed
 */

const termsPerRound = 8_000;

/**
 * All reads of one shop. Warm ones repeat the same requests in rotation; cold ones never repeat a request within a run.
 *
 * @param {import("../shop/bench-shop.mjs").BenchShop} shop
 * @param {number} rounds
 * @returns {Read[]}
 */
export function readsOf({ products, warm, cold, bare, store }, rounds) {
  const get = (/** @type {string} */ path) => ({ path: `/api/v1${path}` });
  const rendered = (/** @type {string} */ path) => ({ path, headers: { "accept-encoding": "br, gzip" } });
  const terms = searchTerms(products, termsPerRound * rounds);
  const perRound = Math.floor(terms.length / rounds);
  const engineHeaders = { "x-publishable-api-key": store.publishableKey };
  const listPath = `/store/products?limit=20&region_id=${store.regionId}&fields=*variants.calculated_price`;
  const pages = variedPages(products, plainPages);
  const filtered = variedPages(products, filteredPages);
  return [
    // Limited by count: a timed run would leave seconds of pending work that would slow the next row.
    {
      row: rows.engineList,
      target: warm,
      requests: () => [{ path: listPath, headers: engineHeaders }],
      amount: (connections) => connections + 3,
    },
    { row: rows.health, target: warm, requests: () => [{ path: "/health" }] },
    { row: rows.bare, target: bare, requests: () => categoryPages().map((path) => ({ path })) },
    { row: rows.list, target: warm, requests: () => categoryPages().map((path) => ({ path })) },
    { row: rows.listCold, target: cold, requests: (round) => rotated(pages, round * 300).map(get) },
    { row: rows.filteredCold, target: cold, requests: (round) => rotated(filtered, round * 300).map(get) },
    {
      row: rows.product,
      target: warm,
      requests: () => products.slice(0, 50).map(({ number }) => get(`/product/title/${ids.product(number)}`)),
    },
    // Without a cache: each number of connections begins with the same terms.
    {
      row: rows.search,
      target: cold,
      requests: (round) =>
        terms
          .slice(round * perRound, (round + 1) * perRound)
          .map((term) => get(`/ProductByfilter?search=${encodeURIComponent(term)}`)),
    },
    { row: rows.home, target: warm, requests: () => homeGrids.map(get) },
    { row: rows.renderedHome, target: warm, requests: () => [rendered("/")] },
    {
      row: rows.renderedList,
      target: warm,
      requests: () => departments.map((_, at) => rendered(`/products/category/${ids.department(at)}`)),
    },
    {
      row: rows.renderedProduct,
      target: warm,
      requests: () => products.slice(0, 50).map(({ number }) => rendered(`/product/${ids.product(number)}`)),
    },
    // The server without a cache renders every page anew.
    {
      row: rows.renderedCold,
      target: cold,
      requests: (round) =>
        rotated(pages, round * 300).map((path) => rendered(path.replace("/products/", "/products/category/"))),
    },
  ];
}

/** The first page of every category. */
export const categoryPages = () => departments.map((_, at) => `/api/v1/products/${ids.department(at)}?page=1&limit=20`);

const homeGrids = ["/fashiontopdeals", "/bestsaleproducts", "/trending", "/homeliving", "/electronics"];

/** @typedef {(random: ReturnType<typeof randomFrom>, products: import("../catalogue/plan.mjs").PlannedProduct[]) => string} PageKind */

/** The first six pages of a category, in any order; the small catalogue has as many. @type {PageKind[]} */
const plainPages = [
  (random) => `page=${1 + random.below(6)}`,
  (random) =>
    `page=${1 + random.below(6)}&sort=${random.pick(["relevance", "price-asc", "price-desc", "rating-desc"])}`,
];

/** Filters of the sidebar. @type {PageKind[]} */
const filteredPages = [
  (random, products) => `page=1&brand=${random.pick(products).brand}&brand=${random.pick(products).brand}`,
  (random) =>
    `page=${1 + random.below(2)}&minPrice=${random.below(50) * 50}&maxPrice=${3_000 + random.below(100) * 100}`,
  (random) => `page=1&rating=${3 + random.below(2)}&inStock=true`,
  (random, products) => `page=1&brand=${random.pick(products).brand}&rating=3&sort=price-asc`,
];

/** Category pages with varied filters, none twice in a row. @param {import("../catalogue/plan.mjs").PlannedProduct[]} products */
export const filteredReads = (products) =>
  variedPages(products, filteredPages).map((path) => ({ path: `/api/v1${path}` }));

/** @param {import("../catalogue/plan.mjs").PlannedProduct[]} products @param {PageKind[]} kinds */
function variedPages(products, kinds) {
  const random = randomFrom(11);
  return Array.from({ length: 1_000 }, () => {
    const category = ids.department(random.below(departments.length));
    return `/products/${category}?${random.pick(kinds)(random, products)}&limit=20`;
  });
}
