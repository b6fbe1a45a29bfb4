import type { Order } from "@haat/api-contract/order/schemas";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import { type HandWay, handWayWords, isToPay } from "@haat/api-contract/refund/words";
import type { MailContent } from "./mail-content";

/** A refund has arrived, by itself or paid by a person. `amount` in units of the currency; `refundId` tells one of an order from another. */
export type RefundNews = {
  template: "refund-done";
  refundId: string;
  amount: number;
  currency: string;
  destination: RefundDestination | null;
  /** How a person has paid it. */
  paid?: { way: HandWay; reference: string } | undefined;
};

type Wording = Omit<MailContent, "preview" | "button"> & { short: string };

const places: Record<RefundDestination, { where: string; fact: string }> = {
  source: { where: "to the account or card that you paid with", fact: "The account or card that you paid with" },
  wallet: { where: "to your wallet", fact: "Your wallet" },
};

/** A person has paid it. */
function paidByHand(order: Order, amount: string, { way, reference }: NonNullable<RefundNews["paid"]>): Wording {
  const number = `#${order.orderNumber}`;
  const how = { upi: "by UPI", bank: "by bank transfer", cash: "in cash" }[way];
  const then =
    way === "cash"
      ? "If you have not received it, please write to us."
      : "Your bank may take a day until it shows the money.";
  return {
    subject: `We have paid you ${amount} for order ${number}`,
    heading: "Your refund is paid",
    paragraphs: [`We have paid you ${amount} for your order ${number} ${how}. ${then}`],
    facts: [
      { label: "Refund", value: amount },
      { label: "Paid", value: handWayWords[way] },
      { label: "Reference", value: reference },
    ],
    short: `Haat: we have paid you ${amount} for your order ${number} ${how}. Reference: ${reference}.`,
  };
}

const sumOf = (refunds: Order["refunds"]) =>
  Math.round(refunds.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

/** Rupees of an order that a person has still to pay back. */
export const toPayOf = ({ refunds }: Order): number => sumOf(refunds.filter(isToPay));

/** Money goes back of which a person pays at least a part. */
export function refundDueWording(
  order: Order,
  { rupees, refundTime }: { rupees: (amount: number) => string; refundTime: string },
): Wording {
  const number = `#${order.orderNumber}`;
  const due = toPayOf(order);
  const rest = sumOf(order.refunds.filter((refund) => refund.destination !== null && refund.status !== "done"));
  const known = order.refundPayee
    ? `We pay it to ${order.refundPayee.number}, as you asked. You can change that under My Orders until it is paid.`
    : "Please tell us under My Orders where to send it: your UPI ID or your bank account. Without it we can't pay you.";
  return {
    subject: order.refundPayee
      ? `${rupees(due)} for order ${number} is going to be paid to you`
      : `Where shall we send ${rupees(due)} for order ${number}?`,
    heading: "Your refund is being prepared",
    paragraphs: [
      `You get ${rupees(due)} back for your order ${number}. ${known}`,
      ...(rest > 0
        ? [`Another ${rupees(rest)} is on its way back by itself, and reaches you within ${refundTime}.`]
        : []),
    ],
    facts: [{ label: "Refund", value: rupees(due) }],
    short: order.refundPayee
      ? `Haat: we are going to pay you ${rupees(due)} for your order ${number}.`
      : `Haat: you get ${rupees(due)} back for your order ${number}. Please tell us where to send it:`,
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
    news.destination === "wallet"
      ? "You can pay with it at once."
      : "Your bank may take a few days more until it shows the money.";
  return {
    subject: `${amount} for order ${number} is back`,
    heading: "Your refund is done",
    paragraphs: [`${amount} for your order ${number} went ${where}. ${then}`],
    facts: [
      { label: "Refund", value: amount },
      { label: "Sent to", value: fact },
    ],
    short: `Haat: ${amount} for your order ${number} went ${where}.`,
  };
}
