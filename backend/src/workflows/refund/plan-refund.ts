import { refundMessages } from "@haat/api-contract/refund/messages";
import type { PaidShare } from "#engine/payment/book-refunds";
import { ApiError } from "#errors/api-error";
import type { RefundedPieces } from "#modules/gateway-payment/refund-lines";
import { inRupees } from "#money/in-rupees";
import { worthOfPieces } from "#money/order-lines";

/** A line of an order: the price of its pieces in whole paise, and how many of them were refunded already. */
export type RefundableLine = { id: string; title: string; pieces: number; goods: number; refunded: number };

export type RefundPlan = { paise: number; pieces: RefundedPieces[]; shares: PaidShare[] };

type Wish = {
  lines: readonly RefundableLine[];
  /** In the order in which they are used. */
  paid: readonly PaidShare[];
  /** Absent: all that is left, delivery included. */
  wanted: readonly { _id: string; quantity: number }[] | undefined;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const restOf = ({ pieces, refunded }: RefundableLine) => Math.max(0, pieces - refunded);
const piecesOf = (line: RefundableLine, quantity: number): RefundedPieces => ({
  lineId: line.id,
  quantity,
  paise: worthOfPieces(line, quantity, line.refunded),
});

/** The named pieces, each of which must not be refunded yet. */
function namedPieces({ lines }: Wish, wanted: NonNullable<Wish["wanted"]>): RefundedPieces[] {
  if (new Set(wanted.map(({ _id }) => _id)).size < wanted.length) throw new ApiError(400, refundMessages.lineTwice);
  return wanted.map(({ _id, quantity }) => {
    const line = lines.find(({ id }) => id === _id);
    if (!line) throw new ApiError(400, refundMessages.lineUnknown);
    const rest = restOf(line);
    if (quantity > rest) throw new ApiError(409, refundMessages.tooManyPieces(rest, line.title));
    return piecesOf(line, quantity);
  });
}

/** Takes a sum from payments, one after the other, as far as they go. */
export function draw(paid: readonly PaidShare[], paise: number): PaidShare[] {
  let left = paise;
  return paid.flatMap(({ paymentId, paise: max }) => {
    const share = Math.min(Math.max(0, max), left);
    left -= share;
    return share > 0 ? [{ paymentId, paise: share }] : [];
  });
}

/**
 * What is refunded when staff refund an order, or some of its pieces: never more than was paid and not refunded, and
 * each piece once.
 *
 * @throws ApiError 400 a line that is not the order's, 409 there is not so much left.
 */
export function planRefund(wish: Wish): RefundPlan {
  const { lines, paid, wanted } = wish;
  const left = sum(paid.map(({ paise }) => Math.max(0, paise)));
  if (left === 0) throw new ApiError(409, paid.length === 0 ? refundMessages.nothingPaid : refundMessages.nothingLeft);
  const rests = lines.flatMap((line) => (restOf(line) > 0 ? [piecesOf(line, restOf(line))] : []));
  const pieces = wanted ? namedPieces(wish, wanted) : rests;
  const paise = wanted ? sum(pieces.map((piece) => piece.paise)) : left;
  if (paise > left) throw new ApiError(409, refundMessages.tooMuch(inRupees(left)));
  return { paise, pieces, shares: draw(paid, paise) };
}
