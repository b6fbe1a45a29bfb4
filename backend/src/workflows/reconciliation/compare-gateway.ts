import type { GatewayName } from "@haat/api-contract/payment/words";
import { reconciliationMessages } from "@haat/api-contract/reconciliation/messages";
import { GatewayError, type GatewayKeys, type ListedGatewayPayment } from "#gateways/gateway";
import { unlessMissing } from "#gateways/gateway-fault";
import { gateways } from "#gateways/gateways";
import { log } from "#log/log";
import type { FoundDifference } from "#modules/gateway-payment/reconciliation-book";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { comparePayment, type PaymentDifference, unmatchedMoney } from "./compare-payment";
import { knownPayments, type OurPaymentRow, ordersOf, seenPayments } from "./our-payments";
import { chunk, eachChunk, type Part, type Question } from "./part";

const whyOf = ({ kind, message }: GatewayError) => {
  if (kind === "unreachable") return reconciliationMessages.unreachable;
  return kind === "keys" ? reconciliationMessages.noKeys : reconciliationMessages.refused(message);
};

/** One gateway's payments of a range of days against ours, in both directions. */
class Comparison {
  readonly differences: FoundDifference[] = [];
  private readonly seen = new Set<string>();
  private sawOtherKeys = false;

  constructor(
    private readonly question: Question,
    private readonly gateway: GatewayName,
    private readonly keys: GatewayKeys,
  ) {}

  get payments(): number {
    return this.seen.size;
  }

  get gaps(): string[] {
    return this.sawOtherKeys ? [reconciliationMessages.otherKeys] : [];
  }

  /** Reads the gateway's list in chunks. */
  async theirs(): Promise<void> {
    const { from, to, settledBefore } = this.question;
    let waiting: ListedGatewayPayment[] = [];
    for await (const payment of gateways[this.gateway].list(this.keys, { from, to })) {
      if (payment.at >= settledBefore) continue;
      waiting.push(payment);
      if (waiting.length < chunk) continue;
      await this.compare(waiting);
      waiting = [];
    }
    await this.compare(waiting);
  }

  private async compare(theirs: readonly ListedGatewayPayment[]): Promise<void> {
    const ids = theirs.map(({ id }) => id);
    const known = new Map((await knownPayments(this.question, this.gateway, ids)).map((row) => [row.paymentId, row]));
    const unmatched = theirs.filter(({ id }) => !known.has(id));
    const opened = unmatched.flatMap(({ gatewayOrderId }) => gatewayOrderId ?? []);
    const orders = await ordersOf(this.question.run, this.gateway, opened);
    for (const payment of theirs) {
      this.seen.add(payment.id);
      const ours = known.get(payment.id);
      if (ours) this.report(comparePayment(ours, payment), ours.orderId, payment.id, payment.at);
      else
        this.report(unmatchedMoney(payment), orders.get(payment.gatewayOrderId ?? "") ?? null, payment.id, payment.at);
    }
  }

  /** Our payments that are missing in the list: made on another day, or unknown to the gateway. */
  async ours(): Promise<void> {
    await eachChunk((after) => seenPayments(this.question, this.gateway, after), {
      keyOf: ({ id }) => id,
      act: async (rows) => {
        for (const row of rows) if (!this.seen.has(row.paymentId)) await this.compareFor(row);
      },
    });
  }

  private async compareFor(row: OurPaymentRow): Promise<void> {
    const { gatewayOrderId, keyId, orderId, paymentId, firstSeenAt, capturedPaise } = row;
    const payments = gatewayOrderId ? await this.paymentsOf(gatewayOrderId) : null;
    // A renewed key can access what an old key of the same account has opened.
    if (payments === null && keyId !== this.keys.keyId) {
      this.sawOtherKeys = true;
      return;
    }
    const found = payments?.find(({ id }) => id === paymentId);
    if (found) return this.report(comparePayment(row, { ...found, gatewayOrderId }), orderId, paymentId, firstSeenAt);
    const missing = {
      kind: "missing-payment",
      expectedPaise: capturedPaise,
      foundPaise: 0,
      detail: row.status,
    } as const;
    this.report([missing], orderId, paymentId, firstSeenAt);
  }

  /** Null if the gateway does not know the order. */
  private paymentsOf(gatewayOrderId: string) {
    return unlessMissing(() => gateways[this.gateway].paymentsOf(this.keys, gatewayOrderId));
  }

  private report(found: readonly PaymentDifference[], orderId: string | null, paymentId: string, at: Date): void {
    const { gateway } = this;
    const subject = `${gateway}:${paymentId}`;
    for (const one of found) {
      this.differences.push({ ...one, section: `gateway:${gateway}`, subject, orderId, gateway, paymentId, at });
    }
  }
}

/** Whether we have ever used a gateway. */
async function isUsed({ run }: Question, gateway: GatewayName): Promise<boolean> {
  const [row] = await run<{ used: boolean }>({
    name: "reconcile-gateway-used",
    text: "SELECT EXISTS (SELECT FROM haat_payment_attempt WHERE gateway = $1) AS used",
    values: [gateway],
  });
  return row?.used ?? false;
}

/** A gateway's list against our payments. An unreachable gateway leaves a gap. */
export async function compareGateway(question: Question, gateway: GatewayName): Promise<Part> {
  const section = `gateway:${gateway}` as const;
  const keys = await gatewayKeys(question.container, gateway);
  if (!keys) {
    const why = reconciliationMessages.noKeys;
    const gaps = (await isUsed(question, gateway)) ? [{ what: gateway, why }] : [];
    return { section, differences: [], gaps, payments: 0 };
  }
  const comparison = new Comparison(question, gateway, keys);
  const gaps: string[] = [];
  try {
    await comparison.theirs();
    await comparison.ours();
  } catch (error) {
    if (!(error instanceof GatewayError))
      log.error({ err: error, gateway }, "Could not compare the gateway's payments");
    gaps.push(error instanceof GatewayError ? whyOf(error) : reconciliationMessages.runFailed);
  }
  const { differences, payments } = comparison;
  return { section, differences, payments, gaps: [...comparison.gaps, ...gaps].map((why) => ({ what: gateway, why })) };
}
