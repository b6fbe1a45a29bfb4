import { refundMessages } from "@haat/api-contract/refund/messages";
import type { GatewayError } from "#gateways/gateway";

const { problems } = refundMessages;

/**
 * The staff-facing problem of a failed refund, and the next step. `again`: the outcome is unknown, or only the keys are
 * wrong; `refused`: it failed, but may work later; `final`: it will never work.
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
