import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import {
  AbstractPaymentProvider,
  ModuleProvider,
  Modules,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";

/** Our own workflows set it in a session's data once the money has arrived. */
const isReceived = (data: Record<string, unknown> | undefined) => data?.received === true;
const statusOf = (data: Record<string, unknown> | undefined) =>
  isReceived(data) ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.PENDING_AUTHORIZATION;

/**
 * Payments that arrive after the order is placed, from a courier, a gateway or the shopper's wallet. Nothing is
 * authorised at first: the session stays `pending_authorization`, and becomes a captured payment when it is authorised
 * again with `received: true` in its data. The provider calls nobody: gateways are called beforehand
 * (workflows/payment).
 */
export abstract class DeferredPaymentProvider extends AbstractPaymentProvider {
  // The engine's own constructor is protected, which the types of its provider loader reject.
  constructor(cradle: Record<string, unknown>) {
    super(cradle);
  }

  /** The initial data may come from a caller, so it must never mark the money as received. */
  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const sessionId = input.data?.session_id;
    return {
      id: typeof sessionId === "string" ? sessionId : "awaited",
      status: PaymentSessionStatus.PENDING_AUTHORIZATION,
      data: { ...input.data, received: false },
    };
  }

  async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { status: statusOf(input.data), data: input.data ?? {} };
  }

  async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: statusOf(input.data), data: input.data ?? {} };
  }

  async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { status: statusOf(input.data), data: input.data ?? {} };
  }

  async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: { ...input.data, received: true } };
  }

  /** The engine only records the sum; `refund_task` decides who sends the money, and cash is paid back by hand. */
  async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data: input.data ?? {} };
  }

  async cancelPayment(): Promise<CancelPaymentOutput> {
    return { data: {} };
  }

  async deletePayment(): Promise<DeletePaymentOutput> {
    return { data: {} };
  }

  async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: input.data ?? {} };
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

/** The engine's module for a payment method, which it registers as `pp_<method>_<method>`. */
export function deferredPayment(method: string) {
  class Deferred extends DeferredPaymentProvider {
    static override identifier = method;
  }
  return ModuleProvider(Modules.PAYMENT, { services: [Deferred] });
}
