import type { Order } from "@haat/api-contract/order/schemas";
import { orderSms, type Sms } from "#sms/sms-texts";
import type { MailContent } from "./mail-content";
import { toPayOf } from "./refund-wording";

/**
 * The messages about an order's payments. `amount` in units of the currency; `mark` distinguishes payments of one
 * order.
 */
export type PaymentNews =
  | { template: "payment-received"; amount: number; mark?: string | undefined }
  | { template: "payment-returned"; amount: number; currency: string; mark?: string | undefined };

type Manner = { refundTime: string; rupees: (amount: number) => string };
type Wording = Omit<MailContent, "preview" | "button"> & { short: Sms };

export function paymentWording(order: Order, news: PaymentNews, { refundTime, rupees }: Manner): Wording {
  const number = `#${order.orderNumber}`;
  if (news.template === "payment-received") {
    const amount = rupees(news.amount);
    return {
      subject: `Payment received for order ${number}`,
      heading: "Thank you for your payment",
      paragraphs: [`We have received ${amount} for your order ${number} and will notify you when it ships.`],
      facts: [{ label: "Received", value: amount }],
      short: orderSms("payment-received", { amount, order: String(order.orderNumber) }),
    };
  }
  const amount = news.currency === "INR" ? rupees(news.amount) : `${news.amount} ${news.currency}`;
  return {
    subject: `Refund of ${amount} for order ${number}`,
    heading: "We are refunding your payment",
    paragraphs: [
      `We received a payment of ${amount} for your order ${number}, but the order had already been paid, changed or cancelled.`,
      `The full amount is refunded to your original payment method. You will receive it within ${refundTime}.`,
    ],
    facts: [{ label: "Refund", value: amount }],
    short: orderSms("payment-returned", { amount, order: String(order.orderNumber) }),
  };
}

/** How an order is paid, for one line of its first mail. */
export function howPaid({ paymentMethod, paymentStatus, payment }: Order, rupees: (amount: number) => string): string {
  const wallet = payment.fromWallet > 0 ? `${rupees(payment.fromWallet)} from your wallet` : null;
  const rest = paymentMethod === "cod" ? "cash on delivery" : "to be paid online";
  const words = paymentStatus === "pending" ? [wallet, rest] : [wallet ?? "Paid online"];
  const told = words.filter((word) => word !== null).join(", ");
  return told.charAt(0).toUpperCase() + told.slice(1);
}

export function whyCancelled(order: Order, refundTime: string): string {
  const { paymentStatus } = order;
  if (toPayOf(order) > 0) return "Your payment will be refunded. We'll send you the details in a separate message.";
  if (paymentStatus === "refunded") return `You will receive your refund within ${refundTime}.`;
  if (paymentStatus === "failed")
    return "The payment was not completed in time. If you still want these items, please place a new order.";
  return "No payment is due.";
}
