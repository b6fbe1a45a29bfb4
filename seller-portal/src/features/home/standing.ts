import type { SellerMe } from "@haat/api-contract/seller/schemas";
import type { SellerState } from "@haat/api-contract/seller/words";

type Tone = "warning" | "success" | "sale";
export type Standing = {
  tone: Tone;
  /** In a word or two. */
  name: string;
  /** What it means. */
  meaning: string;
  /** Why, in the words of who decided; empty where there is nothing to say. */
  reason: string;
  /** What happens now, or what the seller can do. */
  next: string;
  /** What is left is to write to the shop. */
  asksShop: boolean;
  /** It may be decided any moment. */
  isOpen: boolean;
};

const words: Record<SellerState, Omit<Standing, "reason" | "meaning">> = {
  waiting: {
    tone: "warning",
    name: "Waiting for approval",
    next: "An administrator looks at your account, and you get an email when it is decided. Complete your business file meanwhile, so that there is something to look at.",
    asksShop: false,
    isOpen: true,
  },
  approved: {
    tone: "success",
    name: "Approved",
    next: "You can list what you sell under Products.",
    asksShop: false,
    isOpen: false,
  },
  rejected: {
    tone: "sale",
    name: "Rejected",
    next: "Put right what was missing in your business file, then ask for another review. If you think that this is a mistake, please write to the shop.",
    asksShop: true,
    isOpen: false,
  },
  suspended: {
    tone: "sale",
    name: "Suspended",
    next: "If you think that this is a mistake, please write to the shop.",
    asksShop: true,
    isOpen: false,
  },
};

const approvedFor = {
  ALL_CATEGORIES: "Your account has been approved for every category of the shop.",
  BOOKS_ONLY: "Your account has been approved for books.",
};

const meanings: Record<Exclude<SellerState, "approved">, string> = {
  waiting: "We have received your registration. It has not been judged yet.",
  rejected: "Your registration was not accepted.",
  suspended: "Your account has been suspended.",
};

/** Where a seller stands, in words. */
export const standingOf = ({
  state,
  reason,
  sellerType,
}: Pick<SellerMe, "state" | "reason" | "sellerType">): Standing => ({
  ...words[state],
  meaning: state === "approved" ? approvedFor[sellerType] : meanings[state],
  reason: words[state].asksShop ? reason.trim() : "",
});
