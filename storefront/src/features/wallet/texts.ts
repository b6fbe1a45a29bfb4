import { walletMessages } from "@haat/api-contract/wallet/messages";
import type { WalletReason } from "@haat/api-contract/wallet/words";

const reasons: Record<WalletReason, string> = {
  order_paid: "Paid for an order",
  order_unpaid: "Back from an order that was not paid in time",
  refund: "Refund",
  staff: "Added by Haat",
};

/** What the wallet page says. */
export const walletTexts = {
  title: "Wallet",
  balance: "Balance",
  isOn: "Pay with it at checkout: a whole order, or a part of one.",
  isOff: "Paying with the wallet is switched off at the moment. Your money stays here.",
  entries: "Entries",
  entriesText: "Everything that came in and went out, newest first.",
  reasons,
  order: (number: number | null) => (number === null ? "Your order" : `Order #${number}`),
  moneyIn: "In:",
  moneyOut: "Out:",
  after: "Balance",
  empty: "Nothing has happened here yet",
  emptyText: "When an order is refunded to your wallet, you find the money here.",
  shop: "Start Shopping",
  nothingHere: "There are no entries on this page",
  firstPage: "Newest Entries",
  loading: "Loading your wallet",
  loadFailedTitle: "Oops! Something went wrong.",
  loadFailed: walletMessages.fetchFailed,
  notLoggedIn: "You are not logged in",
  notLoggedInText: "Log in to see what your wallet holds.",
  logIn: "Sign Up / Log In",
} as const;
