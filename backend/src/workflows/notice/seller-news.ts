import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { NewNotice } from "#modules/notice/service";

/** The fields of a seller that the notices use. */
type SellerTold = { id: string; email: string; businessName: string | null };
type News = NewNotice & { kind: NoticeKind };

const aboutSeller = ({ id }: Pick<SellerTold, "id">) => ({
  kind: "seller-review" as const,
  permission: "view_seller",
  link: `/sellers/${id}`,
});

/** The notice for a newly registered seller. */
export const sellerRegistered = (seller: Pick<SellerTold, "id" | "email">): News => ({
  ...aboutSeller(seller),
  key: `seller-registered:${seller.id}`,
  title: "New seller",
  text: `${seller.email} has registered and is pending approval.`,
});

/** The notice for a seller's request for review. `at` distinguishes repeated requests. */
export const reviewAsked = (seller: SellerTold, at: string): News => ({
  ...aboutSeller(seller),
  key: `seller-review:${seller.id}:${at}`,
  title: "Seller review requested",
  text: `${seller.businessName ?? seller.email} has completed the business profile and is pending approval.`,
});
