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
import { courierEndpoints } from "./courier/endpoints";
import { returnPictureRule, reviewPictureRule } from "./file/rules";
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
  webhookAnswerSchema,
} from "./payment/schemas";
import { gatewayNameSchema } from "./payment/sheet";
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
import {
  wishlistAnswerSchema,
  wishlistBodySchema,
  wishlistedAnswerSchema,
  wishlistQuerySchema,
} from "./wishlist/schemas";

const none = z.object({});
const byId = z.object({ id: idSchema });

/** What each call of visitors and shoppers takes and answers. The server validates with it, tests parse with it, OpenAPI is made from it. */
export const shopperEndpoints = {
  listCategories: { summary: "Active categories", query: pagedQuerySchema, response: categoriesAnswerSchema },
  listSubCategories: { summary: "Active sub-categories", query: pagedQuerySchema, response: subCategoriesAnswerSchema },
  listBanners: { summary: "Banners by display order", query: bannersQuerySchema, response: bannersAnswerSchema },
  getCategoryTitle: { summary: "A category's title", params: byId, response: titleAnswerSchema },
  getSubCategoryTitle: { summary: "A sub-category's title", params: byId, response: titleAnswerSchema },
  getProduct: { summary: "A product by id or slug", params: byId, response: productAnswerSchema },
  getVariant: {
    summary: "A product's variant by colour and size",
    params: byId,
    query: variantQuerySchema,
    response: variantAnswerSchema,
  },
  searchProducts: {
    summary: "Best matches for a text, forgiving of typing errors",
    query: searchQuerySchema,
    response: productListAnswerSchema,
  },
  listFashionTopDeals: { summary: "Fashion, highest discount first", query: none, response: productListAnswerSchema },
  listBestSaleProducts: { summary: "Most sold in 30 days", query: none, response: productListAnswerSchema },
  listTrending: { summary: "Most sold in 7 days", query: none, response: productListAnswerSchema },
  listTrendingNamed: {
    summary: "Most sold in 7 days",
    params: z.object({ name: z.string() }),
    query: none,
    response: productListAnswerSchema,
  },
  listHomeLiving: {
    summary: "Home and living, highest discount first",
    query: none,
    response: productListAnswerSchema,
  },
  listElectronics: { summary: "Electronics, highest discount first", query: none, response: productListAnswerSchema },
  listCategoryProducts: {
    summary: "Products of a category, filtered, sorted and paged",
    params: z.object({ categoryId: idSchema }),
    query: listQuerySchema,
    response: productListAnswerSchema,
  },
  listProducts: {
    summary: "Products, of one sub-category, of all, or those that match a text; filtered, sorted and paged",
    query: productsQuerySchema,
    response: productListAnswerSchema,
  },
  getSellerPage: {
    summary: "Who sells: name, rating, and what the law wants told",
    params: byId,
    response: sellerPageAnswerSchema,
  },
  listReviews: {
    summary: "A product's reviews, newest first",
    params: z.object({ productId: idSchema }),
    query: pagedQuerySchema,
    response: reviewsAnswerSchema,
  },
  addReview: {
    summary: "Reviews a product of a delivered order, once",
    body: reviewBodySchema,
    files: { image: reviewPictureRule },
    response: reviewAddedAnswerSchema,
    created: true,
  },
  signup: {
    summary: "Sends a one-time code, or logs in with one",
    body: signupBodySchema,
    response: signupAnswerSchema,
  },
  googleLogin: {
    summary: "Logs in with a credential of Google Identity Services",
    body: googleLoginBodySchema,
    response: loginAnswerSchema,
  },
  listLoginMethods: { summary: "Which logins besides codes are set up", response: loginMethodsAnswerSchema },
  getAccount: { summary: "The shopper's own account", response: accountAnswerSchema },
  updateAccount: { summary: "Changes the name", body: updateAccountBodySchema, response: accountAnswerSchema },
  deleteAccount: {
    summary: "Deletes the account, with a code that was sent for it",
    body: deleteAccountBodySchema,
    response: doneAnswerSchema,
  },
  requestDeletionCode: {
    summary: "Sends the code that deleting the account asks for",
    response: deletionCodeAnswerSchema,
  },
  addIdentifier: {
    summary: "Sends a code to another email or mobile number, or adds it to the account with one",
    body: addIdentifierBodySchema,
    response: addIdentifierAnswerSchema,
  },
  logOutEverywhere: { summary: "Makes every token of the shopper worthless", response: doneAnswerSchema },
  downloadAccountData: {
    summary: "Everything the shop keeps about the shopper, as a file",
    response: accountDataAnswerSchema,
  },
  listAddresses: { summary: "The address book, the default first", response: addressesAnswerSchema },
  addAddress: { summary: "Adds an address", body: addressBodySchema, response: addressAnswerSchema, created: true },
  updateAddress: {
    summary: "Changes an address",
    params: byId,
    body: addressBodySchema,
    response: addressAnswerSchema,
  },
  removeAddress: { summary: "Removes an address", params: byId, response: addressRemovedAnswerSchema },
  setDefaultAddress: { summary: "Makes an address the default", params: byId, response: addressAnswerSchema },
  getCart: { summary: "The shopper's cart at today's prices", response: cartAnswerSchema },
  addCartLine: { summary: "Adds to the cart", body: addCartLineBodySchema, response: cartChangedAnswerSchema },
  updateCartLine: {
    summary: "Sets a line's quantity",
    body: updateCartLineBodySchema,
    response: cartChangedAnswerSchema,
  },
  removeCartLine: { summary: "Removes a line", body: removeCartLineBodySchema, response: cartChangedAnswerSchema },
  getWishlist: {
    summary: "The shopper's saved products, newest first",
    query: pagedQuerySchema,
    response: wishlistAnswerSchema,
  },
  changeWishlist: {
    summary: "Saves, removes or toggles a product",
    query: wishlistQuerySchema,
    body: wishlistBodySchema,
    response: wishlistedAnswerSchema,
  },
  placeOrder: {
    summary: "Places an order; the Idempotency-Key header makes a repeat harmless",
    body: placeOrderBodySchema,
    response: orderPlacedAnswerSchema,
    created: true,
  },
  listOrders: { summary: "The shopper's orders, newest first", query: pagedQuerySchema, response: ordersAnswerSchema },
  getOrder: {
    summary: "One order of the shopper",
    params: z.object({ orderId: idSchema }),
    response: orderAnswerSchema,
  },
  listPaymentMethods: {
    summary: "The ways to pay that are switched on, and which of them this cart can be paid by",
    query: paymentMethodsQuerySchema,
    response: paymentMethodsAnswerSchema,
  },
  openPayment: {
    summary: "Pays for an order that awaits its money, by the same method again or by another",
    params: z.object({ orderId: idSchema }),
    body: openPaymentBodySchema,
    response: paymentOpenedAnswerSchema,
  },
  confirmPayment: {
    summary: "Tells that the gateway's sheet says it is paid; the server asks the gateway",
    params: z.object({ orderId: idSchema }),
    body: confirmPaymentBodySchema,
    response: paymentConfirmedAnswerSchema,
  },
  ...courierEndpoints,
  receiveWebhook: {
    summary: "Takes a gateway's signed event; what it tells of, the gateway is asked",
    params: z.object({ gateway: gatewayNameSchema }),
    response: webhookAnswerSchema,
  },
  getWallet: {
    summary: "What the shopper's wallet holds, and its entries, newest first",
    query: walletQuerySchema,
    response: walletAnswerSchema,
  },
  cancelOrder: {
    summary: "Cancels an order that is not yet on its way",
    params: z.object({ orderId: idSchema }),
    query: cancelOrderQuerySchema,
    response: orderChangedAnswerSchema,
  },
  setRefundPayee: {
    summary: "Where the shopper wants money of an order that a person pays back; until it is paid",
    params: z.object({ orderId: idSchema }),
    body: refundPayeeBodySchema,
    response: orderChangedAnswerSchema,
  },
  getInvoice: {
    summary: "The invoice of the shopper's own order, once it was shipped; an earlier one by its id",
    params: z.object({ orderId: idSchema }),
    query: invoiceQuerySchema,
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  getCreditNote: {
    summary: "A credit note that answers the invoice of the shopper's own order",
    params: z.object({ orderId: idSchema, noteId: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  requestReturn: {
    summary: "Asks to return or replace what was delivered, the whole order or some of it, once",
    params: z.object({ orderId: idSchema }),
    body: returnBodySchema,
    files: { image: returnPictureRule },
    response: returnRequestedAnswerSchema,
  },
  getSettings: { summary: "Who sells here, and what the shop promises", response: settingsAnswerSchema },
  checkDelivery: {
    summary: "Whether a pincode is delivered to, and by when",
    params: z.object({ pincode: pincodeSchema }),
    query: deliveryCheckQuerySchema,
    response: deliveryCheckAnswerSchema,
  },
} as const satisfies Record<keyof typeof shopperRoutes, Endpoint>;
