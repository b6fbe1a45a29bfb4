import { z } from "zod";
import {
  accountAnswerSchema,
  accountDataAnswerSchema,
  addIdentifierAnswerSchema,
  addIdentifierBodySchema,
  addressAnswerSchema,
  addressBodySchema,
  addressesAnswerSchema,
  addressRemovedAnswerSchema,
  deleteAccountBodySchema,
  deletionCodeAnswerSchema,
  doneAnswerSchema,
  updateAccountBodySchema,
} from "./account/schemas";
import { bannersQuerySchema } from "./banner/schemas";
import type { Endpoint } from "./call";
import {
  addCartLineBodySchema,
  cartAnswerSchema,
  cartChangedAnswerSchema,
  removeCartLineBodySchema,
  updateCartLineBodySchema,
} from "./cart/schemas";
import {
  bannersAnswerSchema,
  categoriesAnswerSchema,
  listQuerySchema,
  pagedQuerySchema,
  productAnswerSchema,
  productListAnswerSchema,
  productsQuerySchema,
  searchQuerySchema,
  subCategoriesAnswerSchema,
  titleAnswerSchema,
  variantAnswerSchema,
  variantQuerySchema,
} from "./catalog/schemas";
import { shopperCollectionEndpoints } from "./collection/endpoints";
import { agreeBodySchema } from "./consent/schemas";
import { shopperCouponEndpoints } from "./coupon/endpoints";
import { returnPictureRule, reviewPictureRule } from "./file/rules";
import { shopperHomeEndpoints } from "./home/endpoints";
import { invoiceQuerySchema } from "./invoice/credit-note";
import {
  googleLoginBodySchema,
  loginAnswerSchema,
  loginMethodsAnswerSchema,
  signupAnswerSchema,
  signupBodySchema,
} from "./login/schemas";
import {
  orderChangedAnswerSchema,
  orderPlacedAnswerSchema,
  ordersAnswerSchema,
  placeOrderBodySchema,
  returnRequestedAnswerSchema,
} from "./order/schemas";
import {
  cancelOrderQuerySchema,
  confirmPaymentBodySchema,
  openPaymentBodySchema,
  orderAnswerSchema,
  paymentConfirmedAnswerSchema,
  paymentMethodsAnswerSchema,
  paymentMethodsQuerySchema,
  paymentOpenedAnswerSchema,
} from "./payment/schemas";
import { refundPayeeBodySchema } from "./refund/payee";
import { returnBodySchema } from "./return-request/schemas";
import { reviewAddedAnswerSchema, reviewBodySchema, reviewsAnswerSchema } from "./review/schemas";
import { sellerPageAnswerSchema } from "./seller-product/schemas";
import {
  deliveryCheckAnswerSchema,
  deliveryCheckQuerySchema,
  pincodeSchema,
  settingsAnswerSchema,
} from "./settings/schemas";
import type { shopperRoutes } from "./shopper-routes";
import { idSchema } from "./values";
import { walletAnswerSchema, walletQuerySchema } from "./wallet/schemas";
import { setWhatsAppBodySchema } from "./whatsapp/schemas";
import {
  wishlistAnswerSchema,
  wishlistBodySchema,
  wishlistedAnswerSchema,
  wishlistQuerySchema,
} from "./wishlist/schemas";

const none = z.object({});
const byId = z.object({ id: idSchema });

/**
 * Schemas of each of the visitors' and shoppers' calls. The server validates with them, tests parse with them, and
 * OpenAPI is generated from them.
 */
export const shopperEndpoints = {
  listCategories: { summary: "Lists active categories", query: pagedQuerySchema, response: categoriesAnswerSchema },
  listSubCategories: {
    summary: "Lists active sub-categories",
    query: pagedQuerySchema,
    response: subCategoriesAnswerSchema,
  },
  listBanners: { summary: "Lists banners in display order", query: bannersQuerySchema, response: bannersAnswerSchema },
  getCategoryTitle: { summary: "Returns a category's title", params: byId, response: titleAnswerSchema },
  getSubCategoryTitle: { summary: "Returns a sub-category's title", params: byId, response: titleAnswerSchema },
  getProduct: { summary: "Returns a product by id or slug", params: byId, response: productAnswerSchema },
  getVariant: {
    summary: "Returns a product's variant by color and size",
    params: byId,
    query: variantQuerySchema,
    response: variantAnswerSchema,
  },
  searchProducts: {
    summary: "Searches products, tolerating typos",
    query: searchQuerySchema,
    response: productListAnswerSchema,
  },
  listFashionTopDeals: {
    summary: "Lists fashion products, highest discount first",
    query: none,
    response: productListAnswerSchema,
  },
  listBestSaleProducts: {
    summary: "Lists the best sellers of the last 30 days",
    query: none,
    response: productListAnswerSchema,
  },
  listTrending: {
    summary: "Lists the best sellers of the last 7 days",
    query: none,
    response: productListAnswerSchema,
  },
  listTrendingNamed: {
    summary: "Lists the best sellers of the last 7 days",
    params: z.object({ name: z.string() }),
    query: none,
    response: productListAnswerSchema,
  },
  listHomeLiving: {
    summary: "Lists home and living products, highest discount first",
    query: none,
    response: productListAnswerSchema,
  },
  listElectronics: {
    summary: "Lists electronics products, highest discount first",
    query: none,
    response: productListAnswerSchema,
  },
  listCategoryProducts: {
    summary: "Lists products of a category, filtered, sorted and paginated",
    params: z.object({ categoryId: idSchema }),
    query: listQuerySchema,
    response: productListAnswerSchema,
  },
  listProducts: {
    summary: "Lists all products, those of a sub-category or those that match a search; filtered, sorted and paginated",
    query: productsQuerySchema,
    response: productListAnswerSchema,
  },
  getSellerPage: {
    summary: "Returns a seller's name, rating and legal details",
    params: byId,
    response: sellerPageAnswerSchema,
  },
  listReviews: {
    summary: "Lists a product's reviews, newest first",
    params: z.object({ productId: idSchema }),
    query: pagedQuerySchema,
    response: reviewsAnswerSchema,
  },
  addReview: {
    summary: "Submits a review for a product of a delivered order, once",
    body: reviewBodySchema,
    files: { image: reviewPictureRule },
    response: reviewAddedAnswerSchema,
    created: true,
  },
  signup: {
    summary: "Sends a one-time code, or logs in with it",
    body: signupBodySchema,
    response: signupAnswerSchema,
  },
  googleLogin: {
    summary: "Logs in with a Google Identity Services credential",
    body: googleLoginBodySchema,
    response: loginAnswerSchema,
  },
  listLoginMethods: { summary: "Returns which other login methods are configured", response: loginMethodsAnswerSchema },
  getAccount: { summary: "Returns the customer's account", response: accountAnswerSchema },
  updateAccount: {
    summary: "Changes the customer's name",
    body: updateAccountBodySchema,
    response: accountAnswerSchema,
  },
  agree: {
    summary: "Agrees to the privacy notice and the terms in force",
    body: agreeBodySchema,
    response: accountAnswerSchema,
  },
  setWhatsApp: {
    summary: "Opts in to order news by WhatsApp, or out",
    body: setWhatsAppBodySchema,
    response: accountAnswerSchema,
  },
  deleteAccount: {
    summary: "Deletes the account with a confirmation code",
    body: deleteAccountBodySchema,
    response: doneAnswerSchema,
  },
  requestDeletionCode: {
    summary: "Sends the confirmation code for deleting the account",
    response: deletionCodeAnswerSchema,
  },
  addIdentifier: {
    summary: "Sends a code to a new email or mobile number, or adds it to the account with the code",
    body: addIdentifierBodySchema,
    response: addIdentifierAnswerSchema,
  },
  logOutEverywhere: { summary: "Logs the customer out on all devices", response: doneAnswerSchema },
  downloadAccountData: {
    summary: "Downloads all data that the shop keeps about the customer",
    response: accountDataAnswerSchema,
  },
  listAddresses: { summary: "Lists saved addresses, default first", response: addressesAnswerSchema },
  addAddress: { summary: "Adds an address", body: addressBodySchema, response: addressAnswerSchema, created: true },
  updateAddress: {
    summary: "Changes an address",
    params: byId,
    body: addressBodySchema,
    response: addressAnswerSchema,
  },
  removeAddress: { summary: "Removes an address", params: byId, response: addressRemovedAnswerSchema },
  setDefaultAddress: { summary: "Sets the default address", params: byId, response: addressAnswerSchema },
  getCart: { summary: "Returns the cart at current prices", response: cartAnswerSchema },
  addCartLine: { summary: "Adds an item to the cart", body: addCartLineBodySchema, response: cartChangedAnswerSchema },
  updateCartLine: {
    summary: "Sets the quantity of a cart item",
    body: updateCartLineBodySchema,
    response: cartChangedAnswerSchema,
  },
  removeCartLine: { summary: "Removes a cart item", body: removeCartLineBodySchema, response: cartChangedAnswerSchema },
  ...shopperHomeEndpoints,
  ...shopperCollectionEndpoints,
  ...shopperCouponEndpoints,
  getWishlist: {
    summary: "Lists the customer's wishlist, newest first",
    query: pagedQuerySchema,
    response: wishlistAnswerSchema,
  },
  changeWishlist: {
    summary: "Adds, removes or toggles a wishlist product",
    query: wishlistQuerySchema,
    body: wishlistBodySchema,
    response: wishlistedAnswerSchema,
  },
  placeOrder: {
    summary: "Places an order; safe to retry with an Idempotency-Key header",
    body: placeOrderBodySchema,
    response: orderPlacedAnswerSchema,
    created: true,
  },
  listOrders: {
    summary: "Lists the customer's orders, newest first",
    query: pagedQuerySchema,
    response: ordersAnswerSchema,
  },
  getOrder: {
    summary: "Returns one of the customer's orders",
    params: z.object({ orderId: idSchema }),
    response: orderAnswerSchema,
  },
  listPaymentMethods: {
    summary: "Lists enabled payment methods and which of them this cart can use",
    query: paymentMethodsQuerySchema,
    response: paymentMethodsAnswerSchema,
  },
  openPayment: {
    summary: "Pays for an unpaid order with the same or another payment method",
    params: z.object({ orderId: idSchema }),
    body: openPaymentBodySchema,
    response: paymentOpenedAnswerSchema,
  },
  confirmPayment: {
    summary: "Reports a payment completed in the browser; the server verifies it with the gateway",
    params: z.object({ orderId: idSchema }),
    body: confirmPaymentBodySchema,
    response: paymentConfirmedAnswerSchema,
  },
  getWallet: {
    summary: "Returns the wallet balance and transactions, newest first",
    query: walletQuerySchema,
    response: walletAnswerSchema,
  },
  cancelOrder: {
    summary: "Cancels an order that has not been shipped",
    params: z.object({ orderId: idSchema }),
    query: cancelOrderQuerySchema,
    response: orderChangedAnswerSchema,
  },
  setRefundPayee: {
    summary: "Sets where a manual refund of an order is paid, until it is paid",
    params: z.object({ orderId: idSchema }),
    body: refundPayeeBodySchema,
    response: orderChangedAnswerSchema,
  },
  getInvoice: {
    summary: "Downloads the invoice of a shipped order; an earlier invoice by its id",
    params: z.object({ orderId: idSchema }),
    query: invoiceQuerySchema,
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  getCreditNote: {
    summary: "Downloads a credit note of an order",
    params: z.object({ orderId: idSchema, noteId: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  requestReturn: {
    summary: "Requests a return or replacement of a delivered order or some of its items, once",
    params: z.object({ orderId: idSchema }),
    body: returnBodySchema,
    files: { image: returnPictureRule },
    response: returnRequestedAnswerSchema,
  },
  getSettings: { summary: "Returns the shop's legal details and policies", response: settingsAnswerSchema },
  checkDelivery: {
    summary: "Checks whether a pincode is served, and the delivery date",
    params: z.object({ pincode: pincodeSchema }),
    query: deliveryCheckQuerySchema,
    response: deliveryCheckAnswerSchema,
  },
} as const satisfies Record<keyof typeof shopperRoutes, Endpoint>;
