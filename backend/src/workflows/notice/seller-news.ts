import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { NewNotice } from "#modules/notice/service";

/** A seller, as far as the news go. */
type SellerTold = { id: string; email: string; businessName: string | null };
type News = NewNotice & { kind: NoticeKind };

const aboutSeller = ({ id }: Pick<SellerTold, "id">) => ({
  kind: "seller-review" as const,
  permission: "view_seller",
  link: `/sellers/${id}`,
});

/** What the bell says of somebody who wants to sell here. */
export const sellerRegistered = (seller: Pick<SellerTold, "id" | "email">): News => ({
  ...aboutSeller(seller),
  key: `seller-registered:${seller.id}`,
  title: "New seller",
  text: `${seller.email} has registered and is pending approval.`,
});

/** What the bell says of a seller who wants to be looked at. `at` tells one asking from the next. */
export const reviewAsked = (seller: SellerTold, at: string): News => ({
  ...aboutSeller(seller),
  key: `seller-review:${seller.id}:${at}`,
  title: "Seller review requested",
  text: `${seller.businessName ?? seller.email} has completed the business profile and is pending approval.`,
});
