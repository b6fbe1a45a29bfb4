import type { Sums } from "./books";
import type {
  DeliverRequest,
  FaultsRequest,
  PayRequest,
  SettleRequest,
  TurnRequest,
  WebhookModeRequest,
} from "./control-words";
import type { Webhook } from "./webhooks";
import type { GatewayName, Opening, Payment, Refund } from "./words";

export type GatewayBooks = {
  openings: Opening[];
  payments: (Payment & { refunded: number })[];
  refunds: Refund[];
  sums: Sums;
};

/**
 * A client of a simulator's controls, in this process or another. `url`: the simulator's own, or a shop's with
 * `/dev/gateway` if it proxies them. Errors are thrown with the reason.
 */
export function simulatorClient(url: string) {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}/simulator${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The simulator answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    books: () => call<Record<GatewayName, GatewayBooks>>("GET", "/books"),
    pay: (request: PayRequest) =>
      call<{ paymentId: string; callback: Record<string, string> }>("POST", "/pay", request),
    turn: (request: TurnRequest) => call<object>("POST", "/turn", request),
    faults: (request: FaultsRequest) => call<object>("POST", "/faults", request),
    settleRefunds: (request: SettleRequest) => call<{ settled: string[] }>("POST", "/refunds/settle", request),
    webhooks: async () => (await call<{ webhooks: Webhook[] }>("GET", "/webhooks")).webhooks,
    webhookMode: (request: WebhookModeRequest) => call<object>("POST", "/webhooks/mode", request),
    deliver: async (request: DeliverRequest = {}) =>
      (await call<{ webhooks: Webhook[] }>("POST", "/webhooks/deliver", request)).webhooks,
    /** Waits until every webhook that was sent has got a response. */
    settled: () => call<object>("POST", "/webhooks/settled", {}),
    reset: () => call<object>("POST", "/reset", {}),
  };
}

export type SimulatorClient = ReturnType<typeof simulatorClient>;
