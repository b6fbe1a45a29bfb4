import { limits } from "@haat/api-contract/limits";
import type { Order } from "@haat/api-contract/order/schemas";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnAction } from "@haat/api-contract/return-request/words";
import { ApiError, errorMessage } from "@haat/web/api-error";
import { orderTexts } from "./texts";

type Line = Order["products"][number];

/** A return request while it is being written. `pieces`: quantity by line id; lines without an entry are kept. */
export type ReturnDraft = {
  action: ReturnAction;
  pieces: Record<string, number>;
  reason: string;
  picture: File | null;
  /** Where the refund goes, if the shopper is asked. */
  refundTo: RefundDestination;
};

/** The initial draft: everything returnable is selected. */
export const draftFor = (lines: readonly Line[]): ReturnDraft => ({
  action: "return",
  pieces: Object.fromEntries(lines.map(({ _id, quantity }) => [_id, quantity])),
  reason: "",
  picture: null,
  refundTo: "source",
});

/** The lines that can still be returned or replaced. */
export const returnableLines = ({ products }: Pick<Order, "products">, now: Date): Line[] =>
  products.filter(({ returnUntil }) => returnUntil !== null && new Date(returnUntil) >= now);

/** Until when an order's lines can be returned: the earliest deadline still to come, or why there is none. */
export function returnTime({ products }: Pick<Order, "products">, now: Date): { until: string } | "over" | "never" {
  const ends = products.flatMap(({ returnUntil }) => returnUntil ?? []).sort();
  const next = ends.find((end) => new Date(end) >= now);
  if (next) return { until: next };
  return ends.length > 0 ? "over" : "never";
}

/** Error messages by field; empty if it is complete. */
export function draftProblems({ pieces, reason }: ReturnDraft): { reason?: string; pieces?: string } {
  const isEmpty = Object.values(pieces).every((quantity) => quantity === 0);
  return {
    ...(isEmpty ? { pieces: orderTexts.returnNothingChosen } : {}),
    ...(reason.trim() === "" ? { reason: returnMessages.reasonMissing } : {}),
  };
}

/** The request's fields. The refund's destination is sent only for a return, and only if the shopper was asked. */
export const toReturnBody = ({ action, pieces, reason, refundTo }: ReturnDraft, isAsked: boolean) => ({
  ...(isAsked && action === "return" ? { refundTo } : {}),
  action,
  reason: reason.trim().slice(0, limits.maxReturnReasonLength),
  products: Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([_id, quantity]) => ({ _id, quantity })),
});

/** Why a request failed: the server's message, else its status, else that it did not respond. */
export const returnRefusal = (error: unknown): string =>
  errorMessage(
    error,
    error instanceof ApiError && error.status > 0 ? returnMessages.serverError(error.status) : returnMessages.failed,
  );
