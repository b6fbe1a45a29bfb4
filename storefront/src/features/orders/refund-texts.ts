import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";

type Refund = Order["refunds"][number];
type Sentence = (amount: string) => string;

const onItsWay: Record<"source" | "wallet" | "hand", Sentence> = {
  source: (amount) => `${amount} is being refunded to your original payment method.`,
  wallet: (amount) => `${amount} is being refunded to your wallet.`,
  hand: (amount) => `Your refund of ${amount} is pending.`,
};

const arrived: typeof onItsWay = {
  source: (amount) => `${amount} was refunded to your original payment method.`,
  wallet: (amount) => `${amount} was refunded to your wallet.`,
  hand: (amount) => `We have paid your refund of ${amount}.`,
};

const stuck: typeof onItsWay = {
  source: (amount) => `We couldn't refund ${amount} to your original payment method yet. We're working on it.`,
  wallet: (amount) => `We couldn't refund ${amount} to your wallet yet. We're working on it.`,
  hand: (amount) => `We couldn't pay your refund of ${amount} yet. We're working on it.`,
};

const byStatus: Record<Refund["status"], typeof onItsWay> = {
  waiting: onItsWay,
  sent: onItsWay,
  done: arrived,
  failed: stuck,
};

/** A refund's status in plain words. */
export const refundText = ({
  amount,
  destination,
  status,
}: Pick<Refund, "amount" | "destination" | "status">): string =>
  byStatus[status][destination ?? "hand"](orderRupees(amount));
