import { ids } from "../catalogue/rows.mjs";
import { departments } from "../catalogue/words.mjs";

/**
 * All lists, searches, filters and sorts of the back office. A group is one row of the table. Each of its ways is
 * measured separately, so that fast ones cannot hide a slow one.
 *
 * @typedef {{ name: string, paths: string[] }} Way the paths are requested in turn
 * @typedef {{ name: string, ways: Way[] }} Group
 * @typedef {{ products: import("../catalogue/plan.mjs").PlannedProduct[], orders: number, customers: number }} Counts
 */

const rowsPerPage = 20;

/** @param {Record<string, string | number>} query */
const asked = (query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** Pages of a list. @param {string} path @param {Record<string, string | number>} [query] @param {number[]} [pages] */
const pagesOf = (path, query = {}, pages = [1, 2, 3, 4, 5]) =>
  pages.map((page) => `${path}?${asked({ page, limit: rowsPerPage, ...query })}`);

/** @param {string} path @param {string} name @param {readonly (string | number)[]} values */
const filtered = (path, name, values) =>
  values.map((value) => ({ name: `${name}=${value}`, paths: pagesOf(path, { [name]: value }, [1, 2]) }));

/** Every sort in both directions. @param {string} path @param {readonly string[]} sorts */
const sorted = (path, sorts) =>
  sorts.flatMap((sort) =>
    ["asc", "desc"].map((order) => ({ name: `${sort} ${order}`, paths: pagesOf(path, { sort, order }) })),
  );

/**
 * Different search texts of one kind.
 *
 * @param {string} path
 * @param {string} name
 * @param {(at: number) => string} text
 * @param {string} [field]
 */
const searched = (path, name, text, field = "search") => ({
  name,
  paths: Array.from({ length: 30 }, (_, at) => {
    const query = { [field]: text(at) };
    return field === "search" ? pagesOf(path, query, [1]) : [`${path}?${asked(query)}`];
  }).flat(),
});

/** @param {string} path @param {number} total */
const plain = (path, total) => [
  { name: "the first pages", paths: pagesOf(path) },
  { name: "the last page", paths: pagesOf(path, {}, [Math.max(1, Math.ceil(total / rowsPerPage))]) },
];

/** @param {Counts} counts @returns {Group[]} */
function catalogueGroups({ products }) {
  const path = "/back-office/products";
  const product = (/** @type {number} */ at) =>
    /** @type {import("../catalogue/plan.mjs").PlannedProduct} */ (products[(at * 641) % products.length]);
  const words = (/** @type {number} */ at) => product(at).title.split(" ");
  const sections = [0, 1, 2].map((section) => ids.section(1, section));
  return [
    { name: "Products: the list", ways: plain(path, products.length) },
    { name: "Products: each sort", ways: sorted(path, ["created", "title", "brand", "price", "stock"]) },
    {
      name: "Products: each filter",
      ways: [
        ...filtered(path, "status", ["true", "false"]),
        ...filtered(path, "stock", ["in", "low", "out"]),
        ...filtered(path, "categoryId", [ids.department(0), ids.department(1)]),
        ...filtered(path, "subCategoryId", sections),
        ...filtered(path, "featured", ["true"]),
        {
          name: "category, in stock, by price",
          paths: pagesOf(path, { categoryId: ids.department(2), stock: "in", sort: "price" }),
        },
      ],
    },
    {
      name: "Products: search",
      ways: [
        searched(path, "a whole title", (at) => product(at).title),
        searched(path, "one word", (at) => words(at).at(-2) ?? ""),
        searched(path, "three letters", (at) => (words(at)[0] ?? "").slice(0, 3)),
        searched(path, "one letter", (at) => "abcdefghijklmnoprstuvwxyz".charAt(at % 25)),
        searched(path, "nothing like it", (at) => `qxj${at}zzw`),
      ],
    },
    {
      name: "One product, for the form",
      ways: [
        { name: "any", paths: Array.from({ length: 30 }, (_, at) => `${path}/${ids.product(product(at).number)}`) },
      ],
    },
    {
      name: "Categories: list, sorts, filters, search",
      ways: [
        ...plain("/Category", departments.length),
        ...sorted("/Category", ["createdAt", "title"]),
        ...filtered("/Category", "status", ["true", "false"]),
        searched("/Category", "search", (at) => departments[at % departments.length]?.name.slice(0, 4) ?? ""),
      ],
    },
    {
      name: "Sub-categories: list, sorts, filters, search",
      ways: [
        ...plain("/subcategory", departments.length * 4),
        ...sorted("/subcategory", ["createdAt", "title", "category", "fromStartPrice"]),
        ...filtered("/subcategory", "categoryId", [ids.department(0)]),
        searched("/subcategory", "search", (at) => departments[at % departments.length]?.sections[0]?.name ?? ""),
      ],
    },
    {
      name: "Reviews: list, sorts, filters, search",
      ways: [
        ...plain(
          "/back-office/reviews",
          products.reduce((sum, { reviews }) => sum + reviews.length, 0),
        ),
        ...sorted("/back-office/reviews", ["createdAt", "rating"]),
        ...filtered("/back-office/reviews", "rating", [1, 3, 5]),
        ...filtered("/back-office/reviews", "hidden", ["true", "false"]),
        ...filtered("/back-office/reviews", "answered", ["true", "false"]),
        searched("/back-office/reviews", "search by title", (at) => words(at).at(-2) ?? ""),
        searched("/back-office/reviews", "search for nothing", (at) => `qxj${at}zzw`),
      ],
    },
  ];
}

/** @param {Counts} counts @returns {Group[]} */
function orderGroups({ orders, customers }) {
  const path = "/getAllOrders";
  const number = (/** @type {number} */ at) => ((at * 3571) % orders) + 1;
  const shopper = (/** @type {number} */ at) => ((at * 1741) % customers) + 1;
  return [
    { name: "Orders: the list", ways: plain(path, orders) },
    { name: "Orders: each sort", ways: sorted(path, ["date", "amount", "customer"]) },
    {
      name: "Orders: each status",
      ways: filtered(path, "status", ["placed", "processing", "shipped", "delivered", "cancelled", "returned"]),
    },
    {
      name: "Orders: search",
      ways: [
        searched(path, "an id", (at) => `order_bench_${number(at)}`),
        searched(path, "a number", (at) => `#${number(at)}`),
        searched(path, "a name", (at) => ["Asha", "kumar", "Priya Nair", "SHARMA", "iyer"][at % 5] ?? ""),
        searched(path, "an address", (at) => `shopper${shopper(at)}@bench.test`),
        searched(path, "part of a mobile", (at) => `9${String(shopper(at)).padStart(9, "0")}`.slice(2, 9)),
        searched(path, "one letter", (at) => "aeioukmnrs".charAt(at % 10)),
        searched(path, "nothing like it", (at) => `qxj${at}zzw`),
      ],
    },
    {
      name: "One order with its history",
      ways: [
        {
          name: "any",
          paths: Array.from({ length: 30 }, (_, at) => `/back-office/orders/order_bench_${number(at)}`),
        },
      ],
    },
    {
      name: "Returns: list, filters, search",
      ways: [
        ...plain("/back-office/returns", Math.floor(orders / 10)),
        ...filtered("/back-office/returns", "status", ["requested", "approved", "received", "refunded", "rejected"]),
        searched("/back-office/returns", "search by name", (at) => ["Asha", "kumar", "nair", "singh"][at % 4] ?? ""),
        searched("/back-office/returns", "search by number", (at) => `#${number(at)}`),
      ],
    },
    {
      name: "Customers: the list",
      ways: plain("/back-office/customers", customers),
    },
    {
      name: "Customers: each sort and filter",
      ways: [
        ...sorted("/back-office/customers", ["joined", "orders", "spent", "lastOrder"]),
        ...filtered("/back-office/customers", "blocked", ["true", "false"]),
      ],
    },
    {
      name: "Customers: search",
      ways: [
        searched("/back-office/customers", "a name", (at) => ["Asha", "kumar", "Priya Nair", "SHARMA"][at % 4] ?? ""),
        searched("/back-office/customers", "an address", (at) => `shopper${shopper(at)}@bench.test`),
        searched("/back-office/customers", "part of a mobile", (at) => String(shopper(at)).padStart(9, "0").slice(1)),
        searched("/back-office/customers", "one letter", (at) => "aeioukmnrs".charAt(at % 10)),
        searched("/back-office/customers", "nothing like it", (at) => `qxj${at}zzw`),
      ],
    },
    {
      name: "One customer with orders, returns, reviews",
      ways: [
        {
          name: "any",
          paths: Array.from({ length: 30 }, (_, at) => `/back-office/customers/cus_bench_${shopper(at)}`),
        },
      ],
    },
  ];
}

/** @param {Counts} counts @returns {Group[]} */
function figureGroups({ orders }) {
  const day = (/** @type {number} */ ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const ranges = { "30 days": 29, "a year": 364, "ten years": 3_650 };
  const audit = "/back-office/audit";
  return [
    {
      name: "Earnings: each grouping of 30 days, a year, ten years",
      ways: ["day", "week", "month", "category", "payment-method"].flatMap((by) =>
        Object.entries(ranges).map(([name, days]) => ({
          name: `by ${by}, ${name}`,
          paths: [`/back-office/earnings?${asked({ by, from: day(days), to: day(0) })}`],
        })),
      ),
    },
    { name: "Total earnings", ways: [{ name: "all", paths: ["/back-office/earnings/total"] }] },
    { name: "Overview", ways: [{ name: "all parts", paths: ["/back-office/overview"] }] },
    {
      name: "Audit log: list, filters, search",
      ways: [
        ...plain(audit, Math.min(orders, 1_000)),
        ...filtered(audit, "actorId", ["user_bench_7"]),
        ...filtered(audit, "subjectType", ["order", "product", "banner"]),
        ...filtered(audit, "action", ["product.updated"]),
        { name: "a month", paths: pagesOf(audit, { from: day(60), to: day(30) }) },
        searched(audit, "search", (at) => `number ${at * 37}`),
        searched(audit, "search for nothing", (at) => `qxj${at}zzw`),
        { name: "the filters' choices", paths: ["/back-office/audit-filters"] },
      ],
    },
    {
      name: "Bell: list, unread",
      ways: [
        { name: "newest", paths: pagesOf("/back-office/notices") },
        ...filtered("/back-office/notices", "unread", ["true"]),
      ],
    },
    {
      name: "Top bar: search of products, orders and customers",
      ways: [
        searched("/back-office/search", "a name", (at) => ["Asha", "kumar", "cotton", "SHARMA"][at % 4] ?? "", "q"),
        searched("/back-office/search", "an order", (at) => `#${at * 977 + 1}`, "q"),
        searched("/back-office/search", "two letters", (at) => ["as", "ku", "co", "sh", "pr"][at % 5] ?? "", "q"),
        searched("/back-office/search", "nothing like it", (at) => `qxj${at}zzw`, "q"),
      ],
    },
    {
      name: "Staff: list, filters, search",
      ways: [
        ...plain("/back-office/staff", 200),
        ...filtered("/back-office/staff", "status", ["active", "inactive"]),
        ...filtered("/back-office/staff", "roleId", ["role_bench_3"]),
        searched("/back-office/staff", "search", (at) => `clerk${at}`),
      ],
    },
    {
      name: "Roles, permissions, banners, settings",
      ways: [
        { name: "roles", paths: pagesOf("/role", {}, [1]) },
        { name: "permissions", paths: pagesOf("/permissions", {}, [1, 2]) },
        { name: "banners", paths: pagesOf("/Banner", {}, [1]) },
        { name: "settings", paths: ["/back-office/settings"] },
      ],
    },
  ];
}

/** @param {Counts} counts */
export const groupsOf = (counts) => [...catalogueGroups(counts), ...orderGroups(counts), ...figureGroups(counts)];
