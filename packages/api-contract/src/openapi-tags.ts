import type { Route } from "./call";

/** Subjects of shoppers' calls by path prefix; all others belong to the catalogue. */
const shoppersTags: readonly (readonly [path: RegExp, tag: string])[] = [
  [/^\/(signup|google-login|login-methods|account)\b/, "Account"],
  [/^\/(cart|remove)\b/, "Cart"],
  [/^\/coupons\b/, "Coupons"],
  [/^\/wishlist\b/, "Wishlist"],
  [/^\/rating\b/, "Reviews"],
  [/^\/(payment-methods|wallet|order\/:orderId\/payment)\b/, "Payments"],
  [/^\/(order|cancel|invoice|return)\b/i, "Orders"],
  [/^\/(settings|pincode)\b/, "The shop"],
  [/^\/(webhooks|courier|sms-reports|whatsapp)\b/, "Events of gateways and couriers"],
];

const sellersAreas = ["orders", "returns", "products", "coupons", "earnings"];

/** The heading of a call on the API's page: audience and subject. */
export function tagOf({ path, token, permission }: Route): string {
  if (token === "administrator") {
    // The subject of a permission: `view_order` is about orders.
    const [subject] = [permission ?? []].flat().map((name) => name.slice(name.indexOf("_") + 1));
    return subject ? `Back office: ${subject}` : "Back office";
  }
  if (/^\/(admin-login|back-office)\b/.test(path)) return "Back office";
  const [, first = "", area = ""] = path.split("/");
  if (token === "seller" || /^(seller|sallerlogin|sallerreg|forgetPassword)$/.test(first))
    return sellersAreas.includes(area) ? `Seller portal: ${area}` : "Seller portal";
  return shoppersTags.find(([start]) => start.test(path))?.[1] ?? "Catalogue";
}
