import type { ApiAnswer, ApiRequest, Ground } from "../api";
import { strikes } from "../faults";
import { answerOnce } from "../given-answers";
import type { Payment } from "../words";
import { noSuchId, razorpayError, refuse } from "./errors";
import { captureBodySchema, readBody, refundBodySchema } from "./read";
import { toPayment, toRefund } from "./to-wire";

export function paymentBy({ books }: Ground, id: string): Payment {
  const payment = books.payment("razorpay", id);
  if (!payment) throw noSuchId();
  return payment;
}

export function capture(ground: Ground, request: ApiRequest, id: string): ApiAnswer {
  const { books, faults } = ground;
  const payment = paymentBy(ground, id);
  const { amount, currency } = readBody(captureBodySchema, request);
  if (strikes(faults, "refuseCaptures")) throw refuse("The payment could not be captured. Please try again later.");
  if (payment.status === "captured") throw refuse("This payment has already been captured");
  if (payment.status !== "authorized") {
    throw refuse("Only payments which have been authorized and not yet captured can be captured");
  }
  if (amount !== payment.amount) throw refuse("Capture amount must be equal to the amount authorized");
  if (currency !== payment.currency) throw refuse("The currency of the capture does not match that of the payment");
  books.turn(payment, "captured");
  return { status: 200, body: toPayment(books, payment) };
}

export function refund(ground: Ground, request: ApiRequest, id: string): ApiAnswer {
  const key = request.headers["x-refund-idempotency"];
  if (typeof key !== "string") return giveBack(ground, request, id);
  if (!/^[A-Za-z0-9_-]{10,}$/.test(key)) throw refuse("The idempotency key is not valid.");
  const answer = answerOnce(
    ground.books,
    { key: `razorpay ${id} ${key}`, request: request.body },
    () => giveBack(ground, request, id),
    ({ status }) => status === 200,
  );
  return answer ?? razorpayError("Different request body sent for the same idempotency key.");
}

function giveBack(ground: Ground, request: ApiRequest, id: string): ApiAnswer {
  const { books, faults } = ground;
  const payment = paymentBy(ground, id);
  const body = readBody(refundBodySchema, request);
  if (payment.status !== "captured") throw refuse("The payment status should be captured for action to be taken");
  const left = payment.amount - books.refundedOf(payment);
  if (left <= 0) throw refuse("The payment has been fully refunded already");
  const amount = body.amount ?? left;
  if (amount > left) throw refuse("The refund amount provided is greater than amount captured");
  const receipt = body.receipt ?? null;
  if (receipt !== null && books.refunds("razorpay").some((one) => one.receipt === receipt)) {
    throw refuse("The receipt has already been taken.", { field: "receipt" });
  }
  if (strikes(faults, "refuseRefunds")) {
    throw refuse("Your account does not have enough balance to carry out the refund operation.");
  }
  const status = faults.refundsPending ? "pending" : "done";
  return { status: 200, body: toRefund(books.giveBack(payment, { amount, status, receipt, notes: body.notes })) };
}
