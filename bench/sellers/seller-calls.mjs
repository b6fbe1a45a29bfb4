/**
 * What sellers see, and what the back office sees of them.
 *
 * @typedef {import("../back-office/calls.mjs").Group} Group
 */

const rowsPerPage = 20;

/** @param {Record<string, string | number>} query */
const asked = (query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** @param {string} path @param {Record<string, string | number>} [query] @param {number[]} [pages] */
const pagesOf = (path, query = {}, pages = [1, 2, 3]) =>
  pages.map((page) => `${path}?${asked({ page, limit: rowsPerPage, ...query })}`);

const day = (/** @type {number} */ ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const ranges = { "30 days": 29, "a year": 364 };

/** With a seller's token. @returns {Group[]} */
export const portalGroups = () => [
  { name: "Portal: home", ways: [{ name: "home", paths: ["/seller/home"] }] },
  {
    name: "Portal: earnings by day and month",
    ways: ["day", "month"].flatMap((by) =>
      Object.entries(ranges).map(([name, days]) => ({
        name: `by ${by}, ${name}`,
        paths: [`/seller/earnings?${asked({ by, from: day(days), to: day(0) })}`],
      })),
    ),
  },
  {
    name: "Portal: lines of earnings, file, payouts",
    ways: [
      ...Object.entries(ranges).map(([name, days]) => ({
        name: `lines, ${name}`,
        paths: pagesOf("/seller/earnings/lines", { from: day(days), to: day(0) }),
      })),
      { name: "file, a year", paths: [`/seller/earnings/file?${asked({ from: day(364), to: day(0) })}`] },
      { name: "payouts", paths: pagesOf("/seller/earnings/payouts") },
    ],
  },
  {
    name: "Portal: products",
    ways: [
      { name: "list", paths: pagesOf("/seller/products", {}, [1]) },
      ...["created", "title", "price", "stock"].map((sort) => ({
        name: `by ${sort}`,
        paths: pagesOf("/seller/products", { sort, order: "asc" }, [1]),
      })),
      { name: "search", paths: pagesOf("/seller/products", { search: "cotton" }, [1]) },
    ],
  },
  {
    name: "Portal: orders and returns",
    ways: [
      { name: "orders", paths: pagesOf("/seller/orders") },
      ...["placed", "processing", "shipped", "delivered", "cancelled"].map((status) => ({
        name: `orders, ${status}`,
        paths: pagesOf("/seller/orders", { status }, [1]),
      })),
      { name: "an order by its number", paths: pagesOf("/seller/orders", { search: "4" }, [1]) },
      { name: "returns", paths: pagesOf("/seller/returns") },
    ],
  },
  {
    name: "Portal: bell",
    ways: [
      { name: "newest", paths: pagesOf("/seller/notices") },
      { name: "unread", paths: pagesOf("/seller/notices", { unread: "true" }) },
    ],
  },
];

/** With the administrator's token. @param {string[]} sellerIds @returns {Group[]} */
export const officeGroups = (sellerIds) => [
  {
    name: "Back office: sellers",
    ways: [
      { name: "list", paths: pagesOf("/back-office/sellers") },
      { name: "approved", paths: pagesOf("/back-office/sellers", { state: "approved" }) },
      { name: "search", paths: pagesOf("/back-office/sellers", { search: "seller17" }) },
    ],
  },
  {
    name: "Back office: sellers' balances",
    ways: [
      ...["name", "available", "pending", "paidOut", "net"].flatMap((sort) =>
        ["asc", "desc"].map((order) => ({
          name: `${sort} ${order}`,
          paths: pagesOf("/back-office/seller-earnings", { sort, order }),
        })),
      ),
      { name: "the last page", paths: pagesOf("/back-office/seller-earnings", {}, [100]) },
      { name: "search", paths: pagesOf("/back-office/seller-earnings", { search: "stall 17" }) },
    ],
  },
  {
    name: "Back office: one seller's earnings, lines, payouts",
    ways: [
      ...["day", "month"].map((by) => ({
        name: `a year by ${by}`,
        paths: sellerIds.map(
          (id) => `/back-office/sellers/${id}/earnings?${asked({ by, from: day(364), to: day(0) })}`,
        ),
      })),
      {
        name: "lines of a year",
        paths: sellerIds.flatMap((id) =>
          pagesOf(`/back-office/sellers/${id}/earnings/lines`, { from: day(364), to: day(0) }, [1]),
        ),
      },
      { name: "payouts", paths: sellerIds.flatMap((id) => pagesOf(`/back-office/sellers/${id}/payouts`, {}, [1])) },
    ],
  },
  {
    name: "Back office: commission",
    ways: [
      { name: "categories", paths: ["/back-office/commission"] },
      { name: "sellers", paths: pagesOf("/back-office/commission/sellers") },
      { name: "with an own rate", paths: pagesOf("/back-office/commission/sellers", { own: "true" }) },
      { name: "search", paths: pagesOf("/back-office/commission/sellers", { search: "stall 17" }) },
    ],
  },
];
