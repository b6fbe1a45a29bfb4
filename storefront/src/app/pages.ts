import type { ComponentType } from "react";

/** A screen's path and its code, which is loaded on the first visit. A route module exports `Component`. */
export type ShopPage = { path: string; load: () => Promise<{ Component: ComponentType }> };

export const pages: readonly ShopPage[] = [
  { path: "/", load: () => import("../routes/home") },
  { path: "home-preview", load: () => import("../routes/home-preview") },
  { path: "products/category/:categoryId?", load: () => import("../routes/category") },
  { path: "subcategory/:subcategoryId?", load: () => import("../routes/sub-category") },
  { path: "sellers/:id", load: () => import("../routes/seller") },
  { path: "collections/:slug", load: () => import("../routes/collection") },
  { path: "search", load: () => import("../routes/search") },
  { path: "product/:slug?/:id?", load: () => import("../routes/product") },
  { path: "cart", load: () => import("../routes/cart") },
  { path: "checkout", load: () => import("../routes/checkout") },
  { path: "order", load: () => import("../routes/orders") },
  { path: "order-success/:orderId?", load: () => import("../routes/order-success") },
  { path: "account", load: () => import("../routes/account") },
  { path: "wallet", load: () => import("../routes/wallet") },
  { path: "wishlist", load: () => import("../routes/wishlist") },
  { path: "shipingpolicy", load: () => import("../routes/shipping-policy") },
  { path: "ReturnRefund", load: () => import("../routes/return-refund") },
  { path: "TermsAndConditions", load: () => import("../routes/terms") },
  { path: "about", load: () => import("../routes/about") },
  { path: "contact", load: () => import("../routes/contact") },
  { path: "faqs", load: () => import("../routes/faqs") },
  { path: "PrivacyPolicy", load: () => import("../routes/privacy-policy") },
  { path: "*", load: () => import("../routes/not-found") },
];
