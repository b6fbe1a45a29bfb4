import { fileURLToPath } from "node:url";
import { measureFirstLoads as measure, reportFirstLoads } from "../../packages/web/vite/first-loads.mjs";

const dist = new URL("../dist/", import.meta.url);
const pages = { home: "/", list: "/products/category/", product: "/product/" };

/** Kilobytes (1,000 bytes). */
export const maxFirstLoad = 100;

/** Of the home, list and product pages. Run after `npm run build -w storefront`. */
export const measureFirstLoads = () => measure(dist, pages);

if (process.argv[1] === fileURLToPath(import.meta.url)) reportFirstLoads(measureFirstLoads(), maxFirstLoad);
