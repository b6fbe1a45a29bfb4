import { refundMessages } from "@haat/api-contract/refund/messages";
import type { GatewayError } from "#gateways/gateway";

const { problems } = refundMessages;

/**
 * What staff read of a gateway that did not refund, and what follows. `again`: nobody knows whether it did, or only the keys
 * are at fault; `refused`: it did not, and may do so another time; `final`: it never will.
 */
export function refundProblem({ kind, message }: Pick<GatewayError, "kind" | "message">): {
  text: string;
  next: "again" | "refused" | "final";
} {
  switch (kind) {
    case "unreachable":
      return { text: problems.unreachable, next: "again" };
    case "keys":
      return { text: problems.keys, next: "again" };
    case "missing":
      return { text: problems.missing(message), next: "final" };
    case "refused":
      return { text: problems.refused(message), next: "refused" };
  }
}
