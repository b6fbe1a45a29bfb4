import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";

type Refund = Order["refunds"][number];
type Sentence = (amount: string) => string;

const onItsWay: Record<"source" | "wallet" | "hand", Sentence> = {
  source: (amount) => `${amount} is on its way back to your card or bank.`,
  wallet: (amount) => `${amount} is on its way to your wallet.`,
  hand: (amount) => `We will send ${amount} to you. It is not paid yet.`,
};

const arrived: typeof onItsWay = {
  source: (amount) => `${amount} has gone back to your card or bank.`,
  wallet: (amount) => `${amount} was added to your wallet.`,
  hand: (amount) => `We have paid ${amount} to you.`,
};

const stuck: typeof onItsWay = {
  source: (amount) => `${amount} could not be sent back to your card or bank yet. We are taking care of it.`,
  wallet: (amount) => `${amount} could not be added to your wallet yet. We are taking care of it.`,
  hand: (amount) => `${amount} could not be sent to you yet. We are taking care of it.`,
};

const byStatus: Record<Refund["status"], typeof onItsWay> = {
  waiting: onItsWay,
  sent: onItsWay,
  done: arrived,
  failed: stuck,
};

/** Where money stands that goes back, in plain words. */
export const refundText = ({
  amount,
  destination,
  status,
}: Pick<Refund, "amount" | "destination" | "status">): string =>
  byStatus[status][destination ?? "hand"](orderRupees(amount));
