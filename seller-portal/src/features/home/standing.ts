import type { SellerMe } from "@haat/api-contract/seller/schemas";
import type { SellerState } from "@haat/api-contract/seller/words";

type Tone = "warning" | "success" | "sale";
export type Standing = {
  tone: Tone;
  /** The status in a word or two. */
  name: string;
  /** Its meaning. */
  meaning: string;
  /** The reason as staff wrote it; empty if there is none. */
  reason: string;
  /** What happens next, or what the seller can do. */
  next: string;
  /** All that is left is to contact the shop. */
  asksShop: boolean;
  /** Staff may decide at any time. */
  isOpen: boolean;
};

const words: Record<SellerState, Omit<Standing, "reason" | "meaning">> = {
  waiting: {
    tone: "warning",
    name: "Pending approval",
    next: "We're reviewing your account and will email you the result. Complete your business profile in the meantime to speed this up.",
    asksShop: false,
    isOpen: true,
  },
  approved: {
    tone: "success",
    name: "Approved",
    next: "You can now list your products under Products.",
    asksShop: false,
    isOpen: false,
  },
  rejected: {
    tone: "sale",
    name: "Rejected",
    next: "Correct your business profile, then request another review. If you think this is a mistake, please contact us.",
    asksShop: true,
    isOpen: false,
  },
  suspended: {
    tone: "sale",
    name: "Suspended",
    next: "If you think this is a mistake, please contact us.",
    asksShop: true,
    isOpen: false,
  },
};

const approvedFor = {
  ALL_CATEGORIES: "Your account is approved for all categories.",
  BOOKS_ONLY: "Your account is approved for books.",
};

const meanings: Record<Exclude<SellerState, "approved">, string> = {
  waiting: "We've received your registration and are reviewing it.",
  rejected: "Your registration was rejected.",
  suspended: "Your account has been suspended.",
};

/** Describes a seller's status. */
export const standingOf = ({
  state,
  reason,
  sellerType,
}: Pick<SellerMe, "state" | "reason" | "sellerType">): Standing => ({
  ...words[state],
  meaning: state === "approved" ? approvedFor[sellerType] : meanings[state],
  reason: words[state].asksShop ? reason.trim() : "",
});
