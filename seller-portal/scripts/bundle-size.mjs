import { measureFirstLoads, reportFirstLoads } from "../../packages/web/vite/first-loads.mjs";

/** The usual entry pages. Run after `npm run build -w seller-portal`. */
const pages = {
  login: "/seller/login",
  register: "/seller/register",
  reset: "/seller/reset",
  home: "/seller/dashboard",
  products: "/seller/products",
  orders: "/seller/orders",
  returns: "/seller/returns",
  earnings: "/seller/earnings",
};

reportFirstLoads(measureFirstLoads(new URL("../dist/", import.meta.url), pages), 130);
