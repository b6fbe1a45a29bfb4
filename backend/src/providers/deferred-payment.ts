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

/** Set in a session's data by our own workflows, once the money is there. */
const isReceived = (data: Record<string, unknown> | undefined) => data?.received === true;
const statusOf = (data: Record<string, unknown> | undefined) =>
  isReceived(data) ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.PENDING_AUTHORIZATION;

/**
 * Money that comes after the order is placed, whoever brings it: a courier, a gateway, the shopper's wallet. Nothing is
 * authorised at first: the session waits (`pending_authorization`), and turns into a captured payment when it is asked
 * again with `received: true` in its data. It talks to nobody: who has to be asked is asked before (workflows/payment).
 */
export abstract class DeferredPaymentProvider extends AbstractPaymentProvider {
  // The engine's own constructor is protected, which its provider loader's types refuse.
  constructor(cradle: Record<string, unknown>) {
    super(cradle);
  }

  /** The first data may be a caller's own: it never says that there is money. */
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

  /** The engine keeps the sum; who sends it back is told by `refund_task`, and cash goes back by hand. */
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

/** What the engine loads for a way to pay: it knows its money as `pp_<method>_<method>`. */
export function deferredPayment(method: string) {
  class Deferred extends DeferredPaymentProvider {
    static override identifier = method;
  }
  return ModuleProvider(Modules.PAYMENT, { services: [Deferred] });
}
