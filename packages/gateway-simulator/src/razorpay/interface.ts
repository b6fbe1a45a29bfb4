import type { ApiAnswer, ApiRequest, Ground, Route } from "../api";
import { answerBy } from "../api";
import { authenticationFailed, noSuchId, noSuchUrl, refuse, serverError } from "./errors";
import { capture, paymentBy, refund } from "./payments";
import { orderBodySchema, page, readBody } from "./read";
import { toCard, toCollection, toOrder, toPayment, toRefund } from "./to-wire";

const id = "([A-Za-z0-9_]+)";
const at = (path: string) => new RegExp(`^/v1${path}$`);

const routes = (ground: Ground): Route[] => {
  const { books } = ground;
  const orderBy = (orderId: string) => {
    const order = books.opening("razorpay", orderId);
    if (!order) throw noSuchId();
    return order;
  };
  const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
  return [
    ["POST", at("/orders"), (request) => ok(openOrder(ground, request))],
    ["GET", at("/orders"), ({ query }) => page(ordersBy(ground, query), query, (one) => toOrder(books, one))],
    ["GET", at(`/orders/${id}`), (_, orderId) => ok(toOrder(books, orderBy(orderId)))],
    [
      "GET",
      at(`/orders/${id}/payments`),
      (_, orderId) => ok(toCollection(books.paymentsOf(orderBy(orderId)).map((one) => toPayment(books, one)))),
    ],
    ["GET", at("/payments"), ({ query }) => page(books.payments("razorpay"), query, (one) => toPayment(books, one))],
    ["GET", at(`/payments/${id}`), (_, paymentId) => ok(toPayment(books, paymentBy(ground, paymentId)))],
    [
      "GET",
      at(`/payments/${id}/card`),
      (_, paymentId) => (ground.faults.cards === "away" ? serverError : ok(cardOf(ground, paymentId))),
    ],
    ["POST", at(`/payments/${id}/capture`), (request, paymentId) => capture(ground, request, paymentId)],
    ["POST", at(`/payments/${id}/refund`), (request, paymentId) => refund(ground, request, paymentId)],
    [
      "GET",
      at(`/payments/${id}/refunds`),
      ({ query }, paymentId) => page(books.refundsOf(paymentBy(ground, paymentId)), query, toRefund),
    ],
    ["GET", at("/refunds"), ({ query }) => page(books.refunds("razorpay"), query, toRefund)],
    [
      "GET",
      at(`/refunds/${id}`),
      (_, refundId) => {
        const found = books.refund("razorpay", refundId);
        if (!found) throw noSuchId();
        return ok(toRefund(found));
      },
    ],
  ];
};

function cardOf(ground: Ground, paymentId: string) {
  const payment = paymentBy(ground, paymentId);
  if (payment.method !== "card" || ground.faults.cards === "refused") throw refuse("Payment was not done using card");
  return toCard(payment);
}

function openOrder({ books }: Ground, request: ApiRequest) {
  const { amount, currency, receipt, notes } = readBody(orderBodySchema, request);
  if (amount < 100) throw refuse("Order amount less than minimum amount allowed", { field: "amount" });
  return toOrder(books, books.open("razorpay", { amount, currency, receipt: receipt ?? null, notes }));
}

function ordersBy({ books }: Ground, query: URLSearchParams) {
  const receipt = query.get("receipt");
  const orders = books.openings("razorpay");
  return receipt === null ? orders : orders.filter((order) => order.receipt === receipt);
}

function knows({ keys, faults }: Ground, { headers }: ApiRequest): boolean {
  const expected = `Basic ${Buffer.from(`${keys.keyId}:${keys.secret}`).toString("base64")}`;
  return !faults.revoked && headers.authorization === expected;
}

/** Razorpay's REST API, as far as a shop uses it. */
export function answerAsRazorpay(ground: Ground, request: ApiRequest): ApiAnswer {
  if (!knows(ground, request)) return authenticationFailed;
  return answerBy(routes(ground), request) ?? noSuchUrl;
}
