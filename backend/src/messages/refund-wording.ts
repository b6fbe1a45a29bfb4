import type { Order } from "@haat/api-contract/order/schemas";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import { type HandWay, handWayWords, isToPay } from "@haat/api-contract/refund/words";
import { orderSms, type Sms } from "#sms/sms-texts";
import type { MailContent } from "./mail-content";

/**
 * A refund has arrived, automatically or paid by hand. `amount` in units of the currency; `refundId` distinguishes
 * refunds of one order.
 */
export type RefundNews = {
  template: "refund-done";
  refundId: string;
  amount: number;
  currency: string;
  destination: RefundDestination | null;
  /** How it was paid by hand. */
  paid?: { way: HandWay; reference: string } | undefined;
};

type Wording = Omit<MailContent, "preview" | "button"> & { short: Sms };

const places: Record<RefundDestination, { where: string; fact: string }> = {
  source: { where: "to your original payment method", fact: "Original payment method" },
  wallet: { where: "to your wallet", fact: "Your wallet" },
};

function paidByHand(order: Order, amount: string, { way, reference }: NonNullable<RefundNews["paid"]>): Wording {
  const number = `#${order.orderNumber}`;
  const how = { upi: "by UPI", bank: "by bank transfer", cash: "in cash" }[way];
  const then =
    way === "cash" ? "If you haven't received it, please contact us." : "It may take your bank a day to show it.";
  return {
    subject: `Refund of ${amount} for order ${number} paid`,
    heading: "Your refund has been paid",
    paragraphs: [`We have paid your refund of ${amount} for order ${number} ${how}. ${then}`],
    facts: [
      { label: "Refund", value: amount },
      { label: "Paid", value: handWayWords[way] },
      { label: "Reference", value: reference },
    ],
    short: orderSms("refund-paid", { amount, order: String(order.orderNumber), way: how }),
  };
}

const sumOf = (refunds: Order["refunds"]) =>
  Math.round(refunds.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

/** Rupees of an order that are still to be paid back by hand. */
export const toPayOf = ({ refunds }: Order): number => sumOf(refunds.filter(isToPay));

/** The message for a refund of which at least a part is paid by hand. */
export function refundDueWording(
  order: Order,
  { rupees, refundTime }: { rupees: (amount: number) => string; refundTime: string },
): Wording {
  const number = `#${order.orderNumber}`;
  const due = toPayOf(order);
  const rest = sumOf(order.refunds.filter((refund) => refund.destination !== null && refund.status !== "done"));
  const known = order.refundPayee
    ? `We will pay it to ${order.refundPayee.number}. You can change this in My Orders until it is paid.`
    : "Please enter your UPI ID or bank account in My Orders so that we can pay it.";
  return {
    subject: order.refundPayee
      ? `Your refund of ${rupees(due)} for order ${number} is pending`
      : `Where should we send your refund of ${rupees(due)} for order ${number}?`,
    heading: "Your refund is pending",
    paragraphs: [
      `You will receive a refund of ${rupees(due)} for your order ${number}. ${known}`,
      ...(rest > 0
        ? [`Another ${rupees(rest)} is refunded automatically. You will receive it within ${refundTime}.`]
        : []),
    ],
    facts: [{ label: "Refund", value: rupees(due) }],
    short: orderSms(order.refundPayee ? "refund-pending" : "refund-payee", {
      amount: rupees(due),
      order: String(order.orderNumber),
    }),
  };
}

export function refundWording(
  order: Order,
  news: RefundNews,
  { rupees }: { rupees: (amount: number) => string },
): Wording {
  const number = `#${order.orderNumber}`;
  const amount = news.currency === "INR" ? rupees(news.amount) : `${news.amount} ${news.currency}`;
  if (news.destination === null) {
    if (!news.paid) throw new Error("Somebody has to have paid it.");
    return paidByHand(order, amount, news.paid);
  }
  const { where, fact } = places[news.destination];
  const then =
    news.destination === "wallet" ? "You can use it right away." : "It may take your bank a few more days to show it.";
  return {
    subject: `Refund of ${amount} for order ${number} completed`,
    heading: "Your refund is complete",
    paragraphs: [`Your refund of ${amount} for order ${number} was sent ${where}. ${then}`],
    facts: [
      { label: "Refund", value: amount },
      { label: "Sent to", value: fact },
    ],
    short: orderSms(`refund-${news.destination}`, { amount, order: String(order.orderNumber) }),
  };
}
