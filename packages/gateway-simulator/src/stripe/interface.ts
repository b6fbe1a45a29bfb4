import { type ApiAnswer, type ApiRequest, answerBy, type Ground, type Route } from "../api";
import { answerOnce } from "../given-answers";
import { cancelIntent, captureIntent, intentBy, openIntent, refund } from "./acts";
import { expiredKey, invalidKey, noSuch, noSuchUrl, stripeError } from "./errors";
import { page } from "./read";
import { toCharge, toIntent, toRefund } from "./to-wire";

const id = "([A-Za-z0-9_]+)";
const at = (path: string) => new RegExp(`^/v1${path}$`);

const routes = (ground: Ground): Route[] => {
  const { books } = ground;
  const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
  const one = <T>(found: T | undefined, kind: string, name: string): T => {
    if (!found) throw noSuch(kind, name);
    return found;
  };
  return [
    [
      "GET",
      at("/account"),
      () => ok({ id: "acct_simulator", object: "account", country: "IN", charges_enabled: true }),
    ],
    ["GET", at("/balance"), () => ok({ object: "balance", available: [], pending: [], livemode: false })],
    ["POST", at("/payment_intents"), (request) => openIntent(ground, request)],
    [
      "GET",
      at("/payment_intents"),
      (request) => page(books.openings("stripe"), request, (row) => toIntent(books, row)),
    ],
    ["GET", at(`/payment_intents/${id}`), (_, name) => ok(toIntent(books, intentBy(ground, name)))],
    ["POST", at(`/payment_intents/${id}/cancel`), (_, name) => cancelIntent(ground, name)],
    ["POST", at(`/payment_intents/${id}/capture`), (request, name) => captureIntent(ground, request, name)],
    ["GET", at("/charges"), (request) => page(chargesBy(ground, request), request, (row) => toCharge(books, row))],
    ["GET", at(`/charges/${id}`), (_, name) => ok(toCharge(books, one(books.payment("stripe", name), "charge", name)))],
    ["POST", at("/refunds"), (request) => refund(ground, request)],
    ["GET", at("/refunds"), (request) => page(refundsBy(ground, request), request, (row) => toRefund(books, row))],
    ["GET", at(`/refunds/${id}`), (_, name) => ok(toRefund(books, one(books.refund("stripe", name), "refund", name)))],
  ];
};

function chargesBy(ground: Ground, { query }: ApiRequest) {
  const intent = query.get("payment_intent");
  return intent === null ? ground.books.payments("stripe") : ground.books.paymentsOf(intentBy(ground, intent));
}

function refundsBy({ books }: Ground, { query }: ApiRequest) {
  const [charge, intent] = [query.get("charge"), query.get("payment_intent")];
  return books.refunds("stripe").filter(({ paymentId }) => {
    const payment = books.payment("stripe", paymentId);
    return (charge === null || paymentId === charge) && (intent === null || payment?.openingId === intent);
  });
}

/** Stripe's REST API, as far as a shop uses it. */
export function answerAsStripe(ground: Ground, request: ApiRequest): ApiAnswer {
  if (request.headers.authorization !== `Bearer ${ground.keys.secret}`) return invalidKey;
  if (ground.faults.revoked) return expiredKey;
  const answer = () => answerBy(routes(ground), request) ?? noSuchUrl(request.method, request.path);
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || typeof key !== "string") return answer();
  const asked = { key: `stripe ${key}`, request: `${request.path} ${request.body}` };
  // Error responses are repeated too.
  const given = answerOnce(ground.books, asked, answer, () => true);
  if (!given) {
    return stripeError(
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      {
        type: "idempotency_error",
      },
    );
  }
  return given.isReplayed ? { ...given, headers: { "Idempotent-Replayed": "true" } } : given;
}
