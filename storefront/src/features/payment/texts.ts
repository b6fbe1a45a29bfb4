import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";

/** What is said about paying, at the checkout and afterwards. */
export const paymentTexts = {
  methodsFailed: "The ways to pay could not be loaded.",
  methodsLoading: "Loading the ways to pay",
  noMethod: "There is no way to pay for this order at the moment.",
  fee: (amount: string) => `Adds ${amount}`,
  payFromWallet: (amount: string) => `Use ${amount} from my wallet`,
  walletHolds: (amount: string) => `Your wallet holds ${amount}.`,
  walletCoversAll: "Your wallet pays for the whole order. No other way to pay is needed.",
  walletLeaves: (amount: string) => `The way to pay that you choose pays the other ${amount}.`,
  cashFee: "Cash on delivery fee",
  fromWallet: "From your wallet",
  toPayNow: "To pay now",
  toPayOnDelivery: "To pay on delivery",

  pending: "Payment pending",
  pendingUntil: (time: string) => `Payment pending – pay by ${time}`,
  complete: "Complete payment",
  completeFor: (orderNumber: number, amount: string) => `Order #${orderNumber}, ${amount} to pay.`,
  completeBy: (time: string) => `Please pay by ${time}; the order is cancelled after that.`,
  howToPay: "How would you like to pay?",
  tryAgain: "Try again",
  chooseAnother: "Choose another way to pay",
  payInCash: (amount: string) => `Pay ${amount} on delivery`,
  opening: "Opening the payment...",
  paying: "Paying...",
  confirming: "Confirming your payment...",
  scriptFailed: "The payment could not be opened. Please check your connection and try again.",
  closed: "You closed the payment before it was done.",
  closedUntil: (time: string) => `You closed the payment before it was done. Your order waits for it until ${time}.`,
  failed: paymentMessages.failed,
  sheetTitle: (amount: string) => `Pay ${amount}`,
  sheetText: (shop: string, orderNumber: number) => `To ${shop}, for order #${orderNumber}.`,
} as const;

/** What the page after ordering says. */
export const placedTexts = {
  title: "Order Placed Successfully!",
  text: "Thank you for your purchase. Your order is being processed.",
  loading: "Loading your order...",
  order: (orderNumber: number) => `Order #${orderNumber}`,
  items: "Items of this order",
  deliveredTo: "Delivered to",
  next: "What happens next",
  steps: [
    "We confirm your order in a message.",
    "We pack it and hand it to the courier. You are told when it leaves.",
    "My Orders shows where it is. You can cancel there until it is sent.",
  ],
  awaitedTitle: "Payment Pending",
  awaited: (amount: string) => `Your order is placed and waits for your payment of ${amount}.`,
  arriving: paymentMessages.pending,
  looking: "This page tells you as soon as the payment is here.",
  cancelledTitle: "Order Cancelled",
  cancelled: "This order was cancelled. My Orders shows what became of it.",
  expired: paymentMessages.expired,
  unknownTitle: "Your Order",
  failed: "Your order could not be loaded, so we can't say yet whether it is paid.",
  loggedOut: "Please log in to see how your order stands.",
  logIn: "Log In",
  notFoundTitle: "Order Not Found",
  notFound: "We can't find this order among yours. My Orders shows all that you have ordered.",
} as const;

/** What a button that pays says: whether money is taken now, and how much. `due` and `total` as texts. */
export function payLabel(method: PaymentMethod | null, due: string, total: string): string {
  if (method === "wallet") return `Pay ${total} from my wallet`;
  return method === null || method === "cod" ? "Place Order" : `Pay ${due}`;
}
