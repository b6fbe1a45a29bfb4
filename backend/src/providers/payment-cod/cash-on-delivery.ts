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
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils";

/** Set in a session's data once the courier has the money. */
const isCollected = (data: Record<string, unknown> | undefined) => data?.collected === true;
const statusOf = (data: Record<string, unknown> | undefined) =>
  isCollected(data) ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.PENDING_AUTHORIZATION;

/**
 * Cash on delivery. Nothing is authorised when the order is placed: the session waits (`pending_authorization`), and
 * turns into a captured payment when it is asked again with `collected: true` in its data, at delivery.
 */
export class CashOnDelivery extends AbstractPaymentProvider {
  static override identifier = "cod";

  // The engine's own constructor is protected, which its provider loader's types refuse.
  constructor(cradle: Record<string, unknown>) {
    super(cradle);
  }

  /** The first data may be a buyer's own, through the engine's store API: it never says that there is money. */
  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const sessionId = input.data?.session_id;
    return {
      id: typeof sessionId === "string" ? sessionId : "cod",
      status: PaymentSessionStatus.PENDING_AUTHORIZATION,
      data: { ...input.data, collected: false },
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
    return { data: { ...input.data, collected: true } };
  }

  /** The money goes back by hand; the engine keeps the sum. */
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
