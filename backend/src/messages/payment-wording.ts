import type { Order } from "@haat/api-contract/order/schemas";
import type { MailContent } from "./mail-content";
import { toPayOf } from "./refund-wording";

/** What the shop writes of an order's money. `amount` in units of the currency; `mark` tells one payment from another. */
export type PaymentNews =
  | { template: "payment-received"; amount: number; mark?: string | undefined }
  | { template: "payment-returned"; amount: number; currency: string; mark?: string | undefined };

type Manner = { refundTime: string; rupees: (amount: number) => string };
type Wording = Omit<MailContent, "preview" | "button"> & { short: string };

export function paymentWording(order: Order, news: PaymentNews, { refundTime, rupees }: Manner): Wording {
  const number = `#${order.orderNumber}`;
  if (news.template === "payment-received") {
    const amount = rupees(news.amount);
    return {
      subject: `Your payment for order ${number} is here`,
      heading: "Thank you, your payment is here",
      paragraphs: [`We have received ${amount} for your order ${number}, and write again when it is on its way.`],
      facts: [{ label: "Received", value: amount }],
      short: `Haat: we have received ${amount} for your order ${number}.`,
    };
  }
  const amount = news.currency === "INR" ? rupees(news.amount) : `${news.amount} ${news.currency}`;
  return {
    subject: `${amount} that you paid for order ${number} is on its way back`,
    heading: "Your payment is on its way back",
    paragraphs: [
      `A payment of ${amount} for your order ${number} reached us when the order could not take it: it was paid, changed or cancelled already.`,
      `We return all of it to where it came from. It reaches you within ${refundTime}.`,
    ],
    facts: [{ label: "Refund", value: amount }],
    short: `Haat: ${amount} that you paid for order ${number} is on its way back to you.`,
  };
}

/** How an order is paid, in a line of its first mail. */
export function howPaid({ paymentMethod, paymentStatus, payment }: Order, rupees: (amount: number) => string): string {
  const wallet = payment.fromWallet > 0 ? `${rupees(payment.fromWallet)} from your wallet` : null;
  const rest = paymentMethod === "cod" ? "cash on delivery" : "to be paid online";
  const words = paymentStatus === "pending" ? [wallet, rest] : [wallet ?? "Paid online"];
  const told = words.filter((word) => word !== null).join(", ");
  return told.charAt(0).toUpperCase() + told.slice(1);
}

export function whyCancelled(order: Order, refundTime: string): string {
  const { paymentStatus } = order;
  if (toPayOf(order) > 0)
    return "What you have paid comes back to you. We write to you about it in a message of its own.";
  if (paymentStatus === "refunded") return `What you have paid comes back to you within ${refundTime}.`;
  if (paymentStatus === "failed") return "It was not paid in time. If you still want it, please order again.";
  return "There is nothing to pay.";
}
