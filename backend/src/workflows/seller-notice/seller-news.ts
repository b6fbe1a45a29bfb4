import type { SellerVerdict } from "@haat/api-contract/seller/words";
import type { SellerNoticeKind } from "@haat/api-contract/seller-notice/schemas";
import type { NewSellerNotice } from "#modules/seller-notice/service";
import { inRupees } from "#money/in-rupees";

export type SellerNews = NewSellerNotice & { kind: SellerNoticeKind };

/** The fields of a seller's parcel that its notices use. */
export type ParcelTold = { parcelId: string; sellerId: string; number: number; pieces: number; paise: number };

const inPieces = (pieces: number) => (pieces === 1 ? "1 item" : `${pieces} items`);

/** The notice for a new order. */
export const orderPlacedNews = ({ parcelId, sellerId, number, pieces, paise }: ParcelTold): SellerNews => ({
  key: `order-placed:${parcelId}`,
  sellerId,
  kind: "order-placed",
  title: `New order #${number}`,
  text: `${inPieces(pieces)} for ${inRupees(paise)}. Please prepare the parcel.`,
  link: `/orders/${parcelId}`,
});

/** The notice for a parcel that was cancelled by someone else. */
export const orderCancelledNews = ({ parcelId, sellerId, number }: ParcelTold): SellerNews => ({
  key: `order-cancelled:${parcelId}`,
  sellerId,
  kind: "order-cancelled",
  title: `Order #${number} was cancelled`,
  text: "Please don't ship it. The items are back in stock.",
  link: `/orders/${parcelId}`,
});

/** The notice for a return requested by a shopper. */
export const returnRequestedNews = ({ parcelId, sellerId, number }: ParcelTold): SellerNews => ({
  key: `return-requested:${parcelId}`,
  sellerId,
  kind: "return-requested",
  title: `Return requested for order #${number}`,
  text: "A customer has requested a return.",
  link: "/returns",
});

/** The notice for low stock, with the text of the back office's notice. */
export const lowStockNews = (sellerId: string, notice: Omit<SellerNews, "sellerId" | "kind">): SellerNews => ({
  key: notice.key,
  sellerId,
  kind: "low-stock",
  title: notice.title,
  text: notice.text,
  link: notice.link,
});

type ProductTold = { productId: string; sellerId: string; title: string; reason: string; version: string };

/** The notice for an approved or rejected product; `version` distinguishes repeated decisions. */
export const productJudgedNews = (
  state: "approved" | "rejected",
  { productId, sellerId, title, reason, version }: ProductTold,
): SellerNews => ({
  key: `product-${state}:${productId}:${version}`,
  sellerId,
  kind: `product-${state}`,
  title: state === "approved" ? "Product approved" : "Product rejected",
  text: state === "approved" ? `${title} is now live in the shop.` : `${title}: ${reason}`,
  link: `/products?search=${encodeURIComponent(title.slice(0, 100))}`,
});

const verdictWords: Record<SellerVerdict, { title: string; text: (reason: string) => string }> = {
  approved: { title: "Your account is approved", text: () => "You can now sell on Haat." },
  rejected: { title: "Your account was rejected", text: (reason) => reason },
  suspended: { title: "Your account is suspended", text: (reason) => reason },
};

/** The notice for a decision on the account; `version` distinguishes repeated decisions. */
export const accountJudgedNews = (
  state: SellerVerdict,
  { sellerId, reason, version }: { sellerId: string; reason: string; version: string },
): SellerNews => ({
  key: `account-${state}:${sellerId}:${version}`,
  sellerId,
  kind: `account-${state}`,
  title: verdictWords[state].title,
  text: verdictWords[state].text(reason),
  link: "/dashboard",
});

/** The notice for a payout. */
export const payoutNews = (payout: { id: string; sellerId: string; paise: number; reference: string }): SellerNews => ({
  key: `payout:${payout.id}`,
  sellerId: payout.sellerId,
  kind: "payout",
  title: `${inRupees(payout.paise)} paid out`,
  text: `Bank reference: ${payout.reference}`,
  link: "/earnings",
});

type SaleTold = { _id: string; title: string; version: string };

/** The notice for a sale of theirs that staff ended, or deleted before its start. */
export const saleEndedNews = (act: "ended" | "deleted", sellerId: string, sale: SaleTold): SellerNews => ({
  key: `sale-ended:${sale._id}:${sale.version}`,
  sellerId,
  kind: "sale-ended",
  title: act === "ended" ? "Your sale has ended" : "Your sale was deleted",
  text:
    act === "ended"
      ? `The shop has ended “${sale.title}”. Your selling prices apply again.`
      : `The shop has deleted “${sale.title}” before it started.`,
  link: "/sales",
});

type CouponTold = { _id: string; code: string; version: string };

/** The notice for a coupon of theirs that staff ended or deleted; `version` distinguishes repeated endings. */
export const couponEndedNews = (sellerId: string, { _id, code, version }: CouponTold): SellerNews => ({
  key: `coupon-ended:${_id}:${version}`,
  sellerId,
  kind: "coupon-ended",
  title: "Your coupon has ended",
  text: `The shop has ended ${code}. Orders that used it keep their discount.`,
  link: "/coupons",
});
