import { limits } from "@haat/api-contract/limits";
import type { Order } from "@haat/api-contract/order/schemas";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnAction } from "@haat/api-contract/return-request/words";
import { ApiError, errorMessage } from "@haat/web/api-error";
import { orderTexts } from "./texts";

type Line = Order["products"][number];

/** A request as it is being written. `pieces`: how many of each line, by its id; what is not named stays. */
export type ReturnDraft = {
  action: ReturnAction;
  pieces: Record<string, number>;
  reason: string;
  picture: File | null;
  /** Where the money of a return goes, where its shopper is asked. */
  refundTo: RefundDestination;
};

/** Where a request starts: everything that can go back is chosen. */
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

/** Until when an order's lines can be returned, in words: the first end of those to come, or why there is none. */
export function returnTime({ products }: Pick<Order, "products">, now: Date): { until: string } | "over" | "never" {
  const ends = products.flatMap(({ returnUntil }) => returnUntil ?? []).sort();
  const next = ends.find((end) => new Date(end) >= now);
  if (next) return { until: next };
  return ends.length > 0 ? "over" : "never";
}

/** What is missing, as a whole sentence for each field; empty when it can be sent. */
export function draftProblems({ pieces, reason }: ReturnDraft): { reason?: string; pieces?: string } {
  const isEmpty = Object.values(pieces).every((quantity) => quantity === 0);
  return {
    ...(isEmpty ? { pieces: orderTexts.returnNothingChosen } : {}),
    ...(reason.trim() === "" ? { reason: returnMessages.reasonMissing } : {}),
  };
}

/** The fields of the call. Only who gets money back, and was asked, says where it goes. */
export const toReturnBody = ({ action, pieces, reason, refundTo }: ReturnDraft, isAsked: boolean) => ({
  ...(isAsked && action === "return" ? { refundTo } : {}),
  action,
  reason: reason.trim().slice(0, limits.maxReturnReasonLength),
  products: Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([_id, quantity]) => ({ _id, quantity })),
});

/** Why a request was not taken: the server's sentence, its status where it sent none, or that it did not answer. */
export const returnRefusal = (error: unknown): string =>
  errorMessage(
    error,
    error instanceof ApiError && error.status > 0 ? returnMessages.serverError(error.status) : returnMessages.failed,
  );
