import { walletMessages } from "@haat/api-contract/wallet/messages";
import type { WalletReason } from "@haat/api-contract/wallet/words";

const reasons: Record<WalletReason, string> = {
  order_paid: "Order payment",
  order_unpaid: "Returned from unpaid order",
  refund: "Refund",
  staff: "Added by Haat",
};

/** Texts of the wallet page. */
export const walletTexts = {
  title: "Wallet",
  balance: "Balance",
  isOn: "Use it at checkout to pay for all or part of an order.",
  isOff: "Wallet payments are currently unavailable. Your balance is safe.",
  entries: "Transactions",
  entriesText: "All transactions, newest first.",
  reasons,
  order: (number: number | null) => (number === null ? "Your order" : `Order #${number}`),
  moneyIn: "In:",
  moneyOut: "Out:",
  after: "Balance",
  empty: "No transactions yet",
  emptyText: "Refunds to your wallet appear here.",
  shop: "Start shopping",
  nothingHere: "No transactions on this page",
  firstPage: "Latest transactions",
  loading: "Loading your wallet",
  loadFailedTitle: "Oops! Something went wrong.",
  loadFailed: walletMessages.fetchFailed,
  notLoggedIn: "You are not logged in",
  notLoggedInText: "Log in to see your wallet balance.",
  logIn: "Sign Up / Log In",
} as const;
