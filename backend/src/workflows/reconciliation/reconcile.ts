import { gatewayNames } from "@haat/api-contract/payment/words";
import { reconciliationMessages } from "@haat/api-contract/reconciliation/messages";
import type { ReconciliationRun, RunReconciliationBody } from "@haat/api-contract/reconciliation/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { log } from "#log/log";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { Days, FoundDifference } from "#modules/gateway-payment/reconciliation-book";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { eachOrder } from "../order/each-order";
import { reconcilePayments } from "../payment/reconcile-payments";
import { compareBooks, compareRefunds } from "./compare-books";
import { compareGateway } from "./compare-gateway";
import { compareOrders } from "./compare-orders";
import { compareWallet } from "./compare-wallet";
import type { Part, Question } from "./part";

/**
 * `by`: the staff member who started it; null for an automatic run. `onlyCompares`: import no money; for a process that
 * may not share the shop's locks.
 */
export type Wish = Partial<RunReconciliationBody> & { by: string | null; onlyCompares?: boolean };

const day = 24 * 60 * 60 * 1000;
/** India has no daylight saving time. */
const midnightOf = (text: string) => new Date(`${text}T00:00:00+05:30`);

/** Runs each part separately: a failing one leaves a gap, and the others still run. */
async function compareAll(question: Question): Promise<Part[]> {
  const parts: { section: Part["section"]; compare: () => Promise<Part> }[] = [
    ...gatewayNames.map((name) => ({
      section: `gateway:${name}` as const,
      compare: () => compareGateway(question, name),
    })),
    { section: "books", compare: () => compareBooks(question) },
    { section: "refunds", compare: () => compareRefunds(question) },
    { section: "wallet", compare: () => compareWallet(question) },
    { section: "orders", compare: () => compareOrders(question) },
  ];
  const done: Part[] = [];
  for (const { section, compare } of parts) {
    done.push(
      await compare().catch((error: unknown) => {
        log.error({ err: error, section }, "Part of the reconciliation failed");
        return {
          section,
          differences: [],
          gaps: [{ what: section, why: reconciliationMessages.runFailed }],
          payments: 0,
        };
      }),
    );
  }
  return done;
}

const outcomeOf = (gaps: number, differences: number) => {
  if (gaps > 0) return "incomplete";
  return differences > 0 ? "different" : "right";
};

/** Whether it is gateway money that was not reported to the shop, or is known as a payment without money. */
const isUntold = ({ kind, expectedPaise, foundPaise }: FoundDifference): boolean =>
  kind === "unknown-payment" || (kind === "payment-status" && (foundPaise ?? 0) > (expectedPaise ?? 0));

/**
 * Reconciles payments found only in a gateway's list, like any others: they pay their order, or are refunded. An order
 * that also has other differences is left to staff.
 */
async function reconcileUnannounced(container: MedusaContainer, parts: readonly Part[]): Promise<void> {
  const differences = parts.flatMap((part) => part.differences);
  const wrong = new Set(differences.filter((one) => !isUntold(one)).map(({ orderId }) => orderId));
  const unannounced = new Set(differences.flatMap(({ orderId }) => (orderId && !wrong.has(orderId) ? orderId : [])));
  await eachOrder(
    [...unannounced].map((orderId) => ({ orderId })),
    (orderId) => reconcilePayments(container, orderId),
  );
}

/**
 * Compares the books of a range of days: the gateways' lists, what they have reported to us, the engine's payments, the
 * wallets, and the orders' payment status. It changes none of them, except that it imports unreported payments; the
 * next run then finds these in place. With an unreachable gateway the outcome is incomplete, never right.
 *
 * @throws ApiError 409 a run is in progress.
 */
export async function reconcile(container: MedusaContainer, wish: Wish): Promise<ReconciliationRun> {
  const { run, ...payments } = bookOf(container);
  const book = payments.book;
  const usual = await book.usualDays();
  const days: Days = { from: wish.from ?? wish.to ?? usual.from, to: wish.to ?? usual.to };
  if (days.from > days.to) throw new ApiError(400, reconciliationMessages.rangeReversed);
  const id = await book.begin(days, wish.by);
  if (!id) throw new ApiError(409, reconciliationMessages.isRunning);
  const settledBefore = new Date(Date.now() - (wish.graceMinutes ?? 15) * 60_000);
  const [from, to] = [midnightOf(days.from), new Date(midnightOf(days.to).getTime() + day)];
  const parts = await compareAll({ container, run, days, from, to, settledBefore });
  for (const { section, differences, gaps } of parts) {
    await book.keep(id, differences);
    if (gaps.length === 0) await book.resolve(id, section, days);
  }
  if (wish.onlyCompares !== true) await reconcileUnannounced(container, parts);
  const gaps = parts.flatMap((part) => part.gaps);
  const differences = parts.reduce((sum, part) => sum + part.differences.length, 0);
  const compared = parts.reduce((sum, part) => sum + part.payments, 0);
  return await book.end(id, { outcome: outcomeOf(gaps.length, differences), payments: compared, differences, gaps });
}

function bookOf(container: MedusaContainer) {
  const service = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  return { run: service.run, book: service.reconciliation() };
}
