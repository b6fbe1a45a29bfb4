/**
 * Every call of `/api/v1`, without its schemas, so that a browser can load the paths alone.
 * `token` says whose token opens the call; `none` calls are public, `optional` ones answer a known caller more fully.
 */
export const routes = {
  listCategories: { method: "GET", path: "/categoryByuser", token: "none" },
  listSubCategories: { method: "GET", path: "/subcategoryByuser", token: "none" },
  listBanners: { method: "GET", path: "/Banner", token: "optional" },
  getCategoryTitle: { method: "GET", path: "/categories/:id", token: "none" },
  getSubCategoryTitle: { method: "GET", path: "/subcategories/:id", token: "none" },
  getProduct: { method: "GET", path: "/product/title/:id", token: "optional" },
  getVariant: { method: "GET", path: "/product/:id/variant", token: "none" },
  searchProducts: { method: "GET", path: "/ProductByfilter", token: "optional" },
  listFashionTopDeals: { method: "GET", path: "/fashiontopdeals", token: "optional" },
  listBestSaleProducts: { method: "GET", path: "/bestsaleproducts", token: "optional" },
  listTrending: { method: "GET", path: "/trending", token: "optional" },
  listTrendingNamed: { method: "GET", path: "/trending/:name", token: "optional" },
  listHomeLiving: { method: "GET", path: "/homeliving", token: "optional" },
  listElectronics: { method: "GET", path: "/electronics", token: "optional" },
  listCategoryProducts: { method: "GET", path: "/products/:categoryId", token: "optional" },
  listProducts: { method: "GET", path: "/products", token: "optional" },
  listReviews: { method: "GET", path: "/rating/:productId", token: "none" },
  addReview: { method: "POST", path: "/rating", token: "shopper" },
  signup: { method: "POST", path: "/signup", token: "none" },
  googleLogin: { method: "POST", path: "/google-login", token: "none" },
  listLoginMethods: { method: "GET", path: "/login-methods", token: "none" },
  getAccount: { method: "GET", path: "/account", token: "shopper" },
  updateAccount: { method: "PUT", path: "/account", token: "shopper" },
  deleteAccount: { method: "DELETE", path: "/account", token: "shopper" },
  requestDeletionCode: { method: "POST", path: "/account/deletion-code", token: "shopper" },
  addIdentifier: { method: "POST", path: "/account/identifier", token: "shopper" },
  logOutEverywhere: { method: "POST", path: "/account/logout-everywhere", token: "shopper" },
  downloadAccountData: { method: "GET", path: "/account/data", token: "shopper" },
  listAddresses: { method: "GET", path: "/account/addresses", token: "shopper" },
  addAddress: { method: "POST", path: "/account/addresses", token: "shopper" },
  updateAddress: { method: "PUT", path: "/account/addresses/:id", token: "shopper" },
  removeAddress: { method: "DELETE", path: "/account/addresses/:id", token: "shopper" },
  setDefaultAddress: { method: "PUT", path: "/account/addresses/:id/default", token: "shopper" },
  getCart: { method: "GET", path: "/cart", token: "shopper" },
  addCartLine: { method: "POST", path: "/cart", token: "shopper" },
  updateCartLine: { method: "PUT", path: "/cart/update", token: "shopper" },
  removeCartLine: { method: "DELETE", path: "/remove", token: "shopper" },
  getWishlist: { method: "GET", path: "/wishlist", token: "shopper" },
  changeWishlist: { method: "POST", path: "/wishlist", token: "shopper" },
  placeOrder: { method: "POST", path: "/Order", token: "shopper" },
  listOrders: { method: "GET", path: "/order", token: "shopper" },
  cancelOrder: { method: "PUT", path: "/cancel/:orderId", token: "shopper" },
  getInvoice: { method: "GET", path: "/invoice/:orderId", token: "shopper" },
  requestReturn: { method: "PUT", path: "/return/:orderId/return-or-replace", token: "shopper" },
  decideReturn: { method: "PUT", path: "/return/:orderId/status", token: "administrator" },
  getSettings: { method: "GET", path: "/settings", token: "none" },
  checkDelivery: { method: "GET", path: "/pincode/:pincode", token: "none" },
  updateOrderStatus: { method: "PUT", path: "/updateOrderStatus/:orderId", token: "administrator" },
} as const satisfies Record<string, Route>;

export type Route = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/${string}`;
  token: "none" | "optional" | "shopper" | "seller" | "administrator";
};
export type RouteName = keyof typeof routes;
