import type { Order } from "@haat/api-contract/order/schemas";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { api } from "./api";
import { withDatabase } from "./database";
import { databaseUrlOf } from "./shop-address";
import { type outbox, outbox as readOutbox } from "./shopper";
import { simulatorOf } from "./simulator";

/** Whole paise received and returned. */
export type Sums = { captured: number; refunded: number };

/** Every record of an order's money, in whole paise (or cents, if a gateway took another currency). */
export type OrderMoney = {
  /** Status and payment status, as shown to its shopper. */
  stands: [Order["orderStatus"], Order["paymentStatus"]];
  /** The gateways' own books, in any currency. */
  gateways: Sums;
  /** The engine's books: money received by gateways, by wallet and in cash. */
  engine: { gateways: Sums; wallet: Sums; cash: Sums };
  /** Unmatched money. */
  unmatched: Sums;
  /** The wallet's ledger for this order: debits and credits. */
  wallet: { out: number; in: number };
  /** What refunds have sent, by destination; `cash` of it was cash; `open` are those not done yet. */
  sent: { source: number; wallet: number; cash: number; open: number };
  /** What a person refunds: still to pay, and recorded as paid. */
  byHand: { toPay: number; paid: number };
  /** Reserved pieces. */
  reserved: number;
};

type Asked = { orderId: string; shopper: { token: string }; url?: string | undefined };
type Attempt = { gateway: GatewayName; opened: string };

const engineSql = `
  SELECT p.provider_id AS provider,
         round(COALESCE(sum((SELECT sum(c.amount) FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL)), 0) * 100)::float8 AS captured,
         round(COALESCE(sum((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.deleted_at IS NULL)), 0) * 100)::float8 AS refunded
    FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
   WHERE l.order_id = $1 AND l.deleted_at IS NULL AND p.deleted_at IS NULL GROUP BY 1`;

const ownSql = `
  SELECT (SELECT COALESCE(sum(captured_paise), 0)::float8 FROM gateway_payment WHERE order_id = $1 AND is_unmatched) AS "unmatchedIn",
         (SELECT COALESCE(sum(amount_paise), 0)::float8 FROM refund_task WHERE order_id = $1 AND kind = 'unmatched' AND status = 'done') AS "unmatchedOut",
         (SELECT COALESCE(sum(amount_paise), 0)::float8 FROM refund_task WHERE order_id = $1 AND kind = 'engine' AND status = 'done' AND destination = 'source' AND gateway IS NOT NULL) AS "toSource",
         (SELECT COALESCE(sum(amount_paise), 0)::float8 FROM refund_task WHERE order_id = $1 AND status = 'done' AND destination = 'wallet') AS "toWallet",
         (SELECT COALESCE(sum(t.amount_paise), 0)::float8 FROM refund_task t JOIN refund r ON r.id = t.engine_refund_id
            JOIN payment p ON p.id = r.payment_id AND p.provider_id = 'pp_cod_cod' WHERE t.order_id = $1 AND t.status = 'done' AND t.destination = 'wallet') AS "ofCash",
         (SELECT COALESCE(sum(amount_paise), 0)::float8 FROM refund_task WHERE order_id = $1 AND status <> 'done' AND destination IS NOT NULL) AS open,
         (SELECT COALESCE(sum(amount_paise), 0)::float8 FROM refund_task WHERE order_id = $1 AND status <> 'done' AND destination IS NULL) AS "toPay",
         (SELECT COALESCE(sum(amount_paise), 0)::float8 FROM refund_task WHERE order_id = $1 AND status = 'done' AND destination IS NULL) AS paid,
         (SELECT COALESCE(-sum(amount_paise), 0)::float8 FROM wallet_entry WHERE order_id = $1 AND amount_paise < 0) AS "walletOut",
         (SELECT COALESCE(sum(amount_paise), 0)::float8 FROM wallet_entry WHERE order_id = $1 AND amount_paise > 0) AS "walletIn",
         (SELECT COALESCE(sum(r.quantity), 0)::int FROM reservation_item r JOIN order_item i ON i.item_id = r.line_item_id
           JOIN "order" o ON o.id = i.order_id AND o.version = i.version
          WHERE i.order_id = $1 AND i.deleted_at IS NULL AND r.deleted_at IS NULL) AS reserved`;

/** Reads all of them; the gateways' books last, so that they include whatever we consider done. */
export async function moneyOf({ orderId, shopper, url }: Asked): Promise<OrderMoney> {
  const [{ order }, own] = await Promise.all([
    api(shopper.token, url).call("getOrder", { params: { orderId } }),
    withDatabase(async (client) => {
      const engine = await client.query<Sums & { provider: string }>(engineSql, [orderId]);
      const { rows } = await client.query(ownSql, [orderId]);
      const attempts = await client.query<Attempt>(
        "SELECT gateway, gateway_order_id AS opened FROM payment_attempt WHERE order_id = $1 AND gateway_order_id IS NOT NULL",
        [orderId],
      );
      return { ...rows[0], engine: engine.rows, attempts: attempts.rows };
    }, databaseUrlOf(url)),
  ]);
  const books = await simulatorOf(url).books();
  const at = (names: string[]): Sums => {
    const rows = (own.engine as (Sums & { provider: string })[]).filter(({ provider }) => names.includes(provider));
    return {
      captured: rows.reduce((sum, { captured }) => sum + captured, 0),
      refunded: rows.reduce((sum, { refunded }) => sum + refunded, 0),
    };
  };
  const gateways: Sums = { captured: 0, refunded: 0 };
  for (const { gateway, opened } of own.attempts as Attempt[]) {
    for (const payment of books[gateway].payments) {
      if (payment.openingId !== opened || payment.status !== "captured") continue;
      gateways.captured += payment.amount;
      gateways.refunded += payment.refunded;
    }
  }
  return {
    stands: [order.orderStatus, order.paymentStatus],
    gateways,
    engine: {
      gateways: at(["pp_razorpay_razorpay", "pp_stripe_stripe"]),
      wallet: at(["pp_wallet_wallet"]),
      cash: at(["pp_cod_cod"]),
    },
    unmatched: { captured: own.unmatchedIn, refunded: own.unmatchedOut },
    wallet: { out: own.walletOut, in: own.walletIn },
    sent: { source: own.toSource, wallet: own.toWallet, cash: own.ofCash, open: own.open },
    byHand: { toPay: own.toPay, paid: own.paid },
    reserved: own.reserved,
  };
}

/**
 * Invariants once nothing is in progress: the gateways' money equals the engine's plus what was unmatched; every refund
 * has arrived, at its source or in the wallet. Returns the differences in words.
 */
export function differencesIn({ gateways, engine, unmatched, wallet, sent, byHand }: OrderMoney): string[] {
  const due = engine.gateways.refunded + engine.wallet.refunded + sent.cash;
  const pairs: [string, number, number][] = [
    [
      "captured by gateways = by the engine and unmatched",
      gateways.captured,
      engine.gateways.captured + unmatched.captured,
    ],
    ["unmatched money came = went", unmatched.captured, unmatched.refunded],
    ["refunded by gateways = sent to the source and unmatched", gateways.refunded, sent.source + unmatched.refunded],
    ["refunded in the engine = sent, but for cash that a person pays", due, sent.source + sent.wallet],
    ["cash refunded = sent, paid or to pay by a person", engine.cash.refunded, sent.cash + byHand.paid + byHand.toPay],
    ["the wallet paid what the engine has of it", wallet.out, engine.wallet.captured],
    ["the wallet was given what was sent to it", wallet.in, sent.wallet],
    ["nothing is on its way", sent.open, 0],
  ];
  return pairs.filter(([, one, other]) => one !== other).map(([what, one, other]) => `${what}: ${one} and ${other}`);
}

/** Templates of the mails about an order's progress and money that a shopper received, with repetitions. */
export async function newsTo(identifier: string, url?: string): Promise<string[]> {
  const messages: Awaited<ReturnType<typeof outbox>> = await readOutbox(identifier, url);
  return messages
    .map(({ template }) => template)
    .filter((template) => /^(order|payment|refund)-/.test(template))
    .sort();
}
