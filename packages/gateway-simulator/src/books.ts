import { drawId } from "./draw-id";
import { gateways } from "./gateways";
import type { StateFile } from "./state-file";
import type { GatewayName, GivenAnswer, Happening, Opening, Payment, PaymentStatus, Refund, State } from "./words";

const draw = (gateway: GatewayName, kind: "opening" | "payment" | "refund"): string =>
  drawId(...gateways[gateway].idForms[kind]);

type NewPayment = Pick<Payment, "amount" | "currency" | "status" | "method"> &
  Partial<Pick<Payment, "bank" | "cardType" | "failure" | "createdAt">>;
type NewRefund = Pick<Refund, "amount" | "status" | "receipt" | "notes">;

export type Sums = Record<string, { captured: number; refunded: number; pendingRefunds: number }>;

/** The records of all gateways: what was opened, paid and refunded. Callers decide which changes are allowed. */
export class Books {
  readonly #state: State;
  readonly #file: StateFile;
  #isChanged = false;
  #tell: (happening: Happening) => void = () => undefined;

  constructor(file: StateFile) {
    this.#file = file;
    this.#state = file.read();
  }

  onHappening(tell: (happening: Happening) => void): void {
    this.#tell = tell;
  }

  /** Resolves once all changes are on disk. */
  async saved(): Promise<void> {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    await this.#file.save(this.#state);
  }

  givenAnswer = (key: string): GivenAnswer | undefined => this.#state.answers[key];

  keepAnswer(key: string, answer: GivenAnswer): void {
    this.#isChanged = true;
    this.#state.answers[key] = answer;
  }

  openings = (gateway: GatewayName) => this.#state.openings.filter((one) => one.gateway === gateway);
  payments = (gateway: GatewayName) => this.#state.payments.filter((one) => one.gateway === gateway);
  refunds = (gateway: GatewayName) => this.#state.refunds.filter((one) => one.gateway === gateway);

  opening = (gateway: GatewayName, id: string) => this.openings(gateway).find((one) => one.id === id);
  payment = (gateway: GatewayName, id: string) => this.payments(gateway).find((one) => one.id === id);
  refund = (gateway: GatewayName, id: string) => this.refunds(gateway).find((one) => one.id === id);

  paymentsOf = (opening: Opening) => this.#state.payments.filter(({ openingId }) => openingId === opening.id);
  refundsOf = (payment: Payment) => this.#state.refunds.filter(({ paymentId }) => paymentId === payment.id);

  openingOf(payment: Payment): Opening {
    const opening = this.opening(payment.gateway, payment.openingId);
    if (!opening) throw new Error(`${payment.id} was paid for nothing`);
    return opening;
  }

  /** Amount of completed and pending refunds. A failed refund's amount is the merchant's again. */
  refundedOf(payment: Payment): number {
    return this.refundsOf(payment).reduce((sum, { status, amount }) => (status === "failed" ? sum : sum + amount), 0);
  }

  open(gateway: GatewayName, opening: Pick<Opening, "amount" | "currency" | "receipt" | "notes">): Opening {
    const id = draw(gateway, "opening");
    const clientSecret = gateways[gateway].hasClientSecret ? drawId(`${id}_secret`, 24) : null;
    const made = { ...opening, id, gateway, clientSecret, isClosed: false, createdAt: Date.now() };
    this.#isChanged = true;
    this.#state.openings.push(made);
    return made;
  }

  close(opening: Opening): void {
    this.#isChanged = true;
    opening.isClosed = true;
    for (const payment of this.paymentsOf(opening)) if (payment.status === "authorized") payment.status = "released";
    this.#tell({ what: "opening.closed", gateway: opening.gateway, opening });
  }

  pay(opening: Opening, payment: NewPayment): Payment {
    const { gateway } = opening;
    const made: Payment = {
      bank: null,
      cardType: null,
      failure: null,
      createdAt: Date.now(),
      ...payment,
      id: draw(gateway, "payment"),
      gateway,
      openingId: opening.id,
      status: "created",
    };
    this.#isChanged = true;
    this.#state.payments.push(made);
    this.turn(made, payment.status);
    return made;
  }

  /** Changes a payment's status. A captured payment is always authorised first, and gateways send events for both. */
  turn(payment: Payment, status: PaymentStatus): void {
    const from = payment.status;
    this.#isChanged = true;
    payment.status = status;
    if (status !== "failed") payment.failure = null;
    const isDirect = status === "captured" && from !== "authorized";
    const told = { gateway: payment.gateway, opening: this.openingOf(payment), payment, isDirect };
    if (status === "failed") this.#tell({ what: "payment.failed", ...told });
    if (status === "authorized" || isDirect) {
      this.#tell({ what: "payment.authorized", ...told, payment: { ...payment, status: "authorized" } });
    }
    if (status === "captured") this.#tell({ what: "payment.captured", ...told });
  }

  giveBack(payment: Payment, refund: NewRefund): Refund {
    const { gateway } = payment;
    const made: Refund = {
      ...refund,
      id: draw(gateway, "refund"),
      gateway,
      paymentId: payment.id,
      createdAt: Date.now(),
    };
    this.#isChanged = true;
    this.#state.refunds.push(made);
    const told = { gateway, opening: this.openingOf(payment), payment, refund: made };
    this.#tell({ what: "refund.created", ...told });
    if (made.status === "done") this.#tell({ what: "refund.done", ...told });
    return made;
  }

  settle(refund: Refund, status: "done" | "failed"): void {
    const payment = this.payment(refund.gateway, refund.paymentId);
    if (!payment) throw new Error(`${refund.id} gives back nothing`);
    this.#isChanged = true;
    refund.status = status;
    const told = { gateway: refund.gateway, opening: this.openingOf(payment), payment, refund };
    this.#tell({ what: status === "done" ? "refund.done" : "refund.failed", ...told });
  }

  /** By currency: amounts captured from shoppers, refunded to them, and pending refunds. */
  sums(gateway: GatewayName): Sums {
    const sums: Sums = {};
    for (const payment of this.payments(gateway)) {
      if (payment.status !== "captured") continue;
      sums[payment.currency] ??= { captured: 0, refunded: 0, pendingRefunds: 0 };
      const sum = sums[payment.currency];
      if (!sum) continue;
      sum.captured += payment.amount;
      for (const { status, amount } of this.refundsOf(payment)) {
        if (status === "done") sum.refunded += amount;
        if (status === "pending") sum.pendingRefunds += amount;
      }
    }
    return sums;
  }

  forget(): void {
    this.#isChanged = true;
    Object.assign(this.#state, { openings: [], payments: [], refunds: [], answers: {} });
  }
}
