import { refundMessages } from "@haat/api-contract/refund/messages";
import type { GatewayError } from "../../gateways/gateway";

const { problems } = refundMessages;

/**
 * What staff read of a gateway that did not refund, and whether that is its last word. Where nobody knows whether it did,
 * and where only the keys are at fault, it is tried again.
 */
export function refundProblem({ kind, message }: Pick<GatewayError, "kind" | "message">): {
  text: string;
  isFinal: boolean;
} {
  switch (kind) {
    case "unreachable":
      return { text: problems.unreachable, isFinal: false };
    case "keys":
      return { text: problems.keys, isFinal: false };
    case "missing":
      return { text: problems.missing(message), isFinal: true };
    case "refused":
      return { text: problems.refused(message), isFinal: true };
  }
}
