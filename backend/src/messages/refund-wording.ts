import type { Order } from "@haat/api-contract/order/schemas";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { MailContent } from "./mail-content";

/** A refund has arrived. `amount` in units of the currency; `refundId` tells one of an order from another. */
export type RefundNews = {
  template: "refund-done";
  refundId: string;
  amount: number;
  currency: string;
  destination: RefundDestination;
};

type Wording = Omit<MailContent, "preview" | "button"> & { short: string };

const places: Record<RefundDestination, { where: string; fact: string }> = {
  source: { where: "to the account or card that you paid with", fact: "The account or card that you paid with" },
  wallet: { where: "to your wallet", fact: "Your wallet" },
};

export function refundWording(
  order: Order,
  news: RefundNews,
  { rupees }: { rupees: (amount: number) => string },
): Wording {
  const number = `#${order.orderNumber}`;
  const amount = news.currency === "INR" ? rupees(news.amount) : `${news.amount} ${news.currency}`;
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
