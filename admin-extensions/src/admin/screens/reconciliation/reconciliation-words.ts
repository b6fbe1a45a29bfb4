import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { isGateway } from "@haat/api-contract/payment/words";
import type { ReconciliationOutcome } from "@haat/api-contract/reconciliation/words";
import type { StatusTone } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { noValue } from "../shared/no-value";
import type { Run } from "./reconciliation.queries";

export const outcomeLooks: Record<ReconciliationOutcome, { label: string; tone: StatusTone }> = {
  running: { label: "Running", tone: "moving" },
  right: { label: "Everything matches", tone: "good" },
  different: { label: "Differences found", tone: "bad" },
  incomplete: { label: "Incomplete", tone: "waiting" },
};

const parts: Record<string, string> = {
  books: "Payments",
  refunds: "Refunds",
  wallet: "Wallet",
  orders: "Orders",
};

/** What could not be compared, e.g. "Razorpay: It can't be reached." */
export const gapText = ({ what, why }: Run["gaps"][number]): string => `${partText(what)}: ${why}`;

function partText(what: string): string {
  const gateway = what.replace(/^gateway:/, "");
  return isGateway(gateway) ? gatewayTitle(gateway) : (parts[what] ?? what);
}

/** An amount that may be absent or negative. */
export const sumText = (rupees: number | null): string => (rupees === null ? noValue : orderRupees(rupees));
