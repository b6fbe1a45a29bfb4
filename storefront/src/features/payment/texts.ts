import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";

/** Texts about payments, at the checkout and afterwards. */
export const paymentTexts = {
  methodsFailed: "The payment methods could not be loaded.",
  methodsLoading: "Loading payment methods",
  noMethod: "No payment method is available for this order right now.",
  fee: (amount: string) => `Adds ${amount}`,
  payFromWallet: (amount: string) => `Use ${amount} from my wallet`,
  walletHolds: (amount: string) => `Wallet balance: ${amount}`,
  walletCoversAll: "Your wallet covers the whole order. No other payment method is needed.",
  walletLeaves: (amount: string) => `The remaining ${amount} is paid with the method you choose below.`,
  cashFee: "Cash on delivery fee",
  fromWallet: "From your wallet",
  toPayNow: "To pay now",
  toPayOnDelivery: "To pay on delivery",

  pending: "Payment pending",
  pendingUntil: (time: string) => `Payment pending – pay by ${time}`,
  complete: "Complete payment",
  completeFor: (orderNumber: number, amount: string) => `Order #${orderNumber}, ${amount} to pay.`,
  payFromBank: (from: string) => `Pay with ${from}, as the offer requires.`,
  completeBy: (time: string) => `Please pay by ${time}. The order is cancelled after that.`,
  howToPay: "How would you like to pay?",
  tryAgain: "Try again",
  chooseAnother: "Choose another payment method",
  payInCash: (amount: string) => `Pay ${amount} on delivery`,
  opening: "Opening payment...",
  paying: "Paying...",
  confirming: "Confirming your payment...",
  scriptFailed: "The payment could not be opened. Please check your connection and try again.",
  closed: "You closed the payment before it was complete.",
  closedUntil: (time: string) => `You closed the payment before it was complete. Please pay by ${time}.`,
  failed: paymentMessages.failed,
  sheetTitle: (amount: string) => `Pay ${amount}`,
  sheetText: (shop: string, orderNumber: number) => `To ${shop}, for order #${orderNumber}.`,
} as const;

/** Texts of the order confirmation page. */
export const placedTexts = {
  title: "Order Placed Successfully!",
  text: "Thank you for your purchase. Your order is being processed.",
  loading: "Loading your order...",
  order: (orderNumber: number) => `Order #${orderNumber}`,
  items: "Items in this order",
  deliveredTo: "Delivering to",
  next: "What happens next",
  steps: [
    "We'll send you an order confirmation.",
    "We'll pack your order and notify you when it ships.",
    "Track your order in My Orders. You can cancel it there until it ships.",
  ],
  awaitedTitle: "Payment pending",
  awaited: (amount: string) => `Your order is placed. Please complete your payment of ${amount}.`,
  arriving: paymentMessages.pending,
  looking: "This page updates as soon as we receive your payment.",
  cancelledTitle: "Order Cancelled",
  cancelled: "This order was cancelled. See My Orders for details.",
  expired: paymentMessages.expired,
  unknownTitle: "Your Order",
  failed: "Your order could not be loaded, so we can't confirm its payment yet.",
  loggedOut: "Please log in to see your order status.",
  logIn: "Log in",
  notFoundTitle: "Order not found",
  notFound: "We couldn't find this order in your account. See My Orders for all your orders.",
} as const;

/** The label of a pay button: whether money is taken now, and how much. `due` and `total` are formatted. */
export function payLabel(method: PaymentMethod | null, due: string, total: string): string {
  if (method === "wallet") return `Pay ${total} from my wallet`;
  return method === null || method === "cod" ? "Place Order" : `Pay ${due}`;
}
