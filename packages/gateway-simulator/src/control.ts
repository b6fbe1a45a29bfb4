import type { z } from "zod";
import type { ApiAnswer, ApiRequest } from "./api";
import { deliverSchema, faultsSchema, paySchema, settleSchema, turnSchema, webhookModeSchema } from "./control-words";
import { noFaults } from "./faults";
import { forEachGateway, gateways } from "./gateways";
import { gatewayNames } from "./words";
import type { World } from "./world";

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
const fault = (status: number, message: string): ApiAnswer => ({ status, body: { message } });

class ControlFault extends Error {}

function read<T extends z.ZodType>(schema: T, { body }: ApiRequest): z.infer<T> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ControlFault("The body is not JSON.");
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ControlFault(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join(" "));
}

type Act = (world: World, request: ApiRequest) => unknown | Promise<unknown>;

const acts: Record<string, Act> = {
  "GET /books": ({ books }) =>
    Object.fromEntries(
      gatewayNames.map((name) => [
        name,
        {
          openings: books.openings(name),
          payments: books.payments(name).map((payment) => ({ ...payment, refunded: books.refundedOf(payment) })),
          refunds: books.refunds(name),
          sums: books.sums(name),
        },
      ]),
    ),

  "POST /pay": ({ books, keys, webhooks }, request) => {
    const { gateway, orderId, outcome, webhook, ...asked } = read(paySchema, request);
    const opening = books.opening(gateway, orderId);
    if (!opening) throw new ControlFault(`Nothing was opened as ${orderId}.`);
    const payment = webhooks.during(webhook, () =>
      books.pay(opening, {
        amount: asked.amount ?? opening.amount,
        currency: asked.currency ?? opening.currency,
        method: asked.method ?? gateways[gateway].usualMethod,
        status: outcome,
        failure: outcome === "failed" ? "The bank declined the payment." : null,
        bank: asked.bank ?? null,
        cardType: asked.cardType ?? null,
        ...(asked.at !== undefined && { createdAt: asked.at }),
      }),
    );
    return { paymentId: payment.id, callback: gateways[gateway].callbackOf(keys[gateway], payment) };
  },

  "POST /turn": ({ books, webhooks }, request) => {
    const { gateway, paymentId, outcome, webhook } = read(turnSchema, request);
    const payment = books.payment(gateway, paymentId);
    if (!payment) throw new ControlFault(`There is no payment ${paymentId}.`);
    if (outcome === "failed") payment.failure = "The bank declined the payment.";
    webhooks.during(webhook, () => books.turn(payment, outcome));
    return {};
  },

  "POST /faults": ({ faults }, request) => {
    const { gateway, ...asked } = read(faultsSchema, request);
    Object.assign(faults[gateway], asked);
    return {};
  },

  "POST /refunds/settle": ({ books, webhooks }, request) => {
    const { gateway, refundId, outcome, webhook } = read(settleSchema, request);
    // By its id even a completed refund can be settled again: a bank may return it later.
    const meant = books
      .refunds(gateway)
      .filter(({ id, status }) => (refundId === undefined ? status === "pending" : id === refundId));
    webhooks.during(webhook, () => {
      for (const refund of meant) books.settle(refund, outcome);
    });
    return { settled: meant.map(({ id }) => id) };
  },

  "GET /webhooks": ({ webhooks }) => ({ webhooks: webhooks.made }),

  "POST /webhooks/mode": ({ webhooks }, request) => {
    const { gateway, mode } = read(webhookModeSchema, request);
    webhooks.mode[gateway] = mode;
    return {};
  },

  "POST /webhooks/deliver": async ({ webhooks }, request) => {
    const { gateway, ids, order, times, forged } = read(deliverSchema, request);
    const meant = webhooks.made.filter(
      (one) =>
        (gateway === undefined || one.gateway === gateway) &&
        (ids ? ids.includes(one.id) : one.mode === "hold" && one.answers.length === 0),
    );
    const inTurn = order === "reversed" ? meant.reverse() : meant;
    for (const webhook of inTurn) {
      for (let time = 0; time < times; time++) await webhooks.deliver(webhook, { forged });
    }
    return { webhooks: inTurn };
  },

  "POST /webhooks/settled": async ({ webhooks }) => {
    await webhooks.settled();
    return {};
  },

  "POST /reset": async ({ books, faults, webhooks }) => {
    await webhooks.settled();
    books.forget();
    Object.assign(faults, noFaults());
    webhooks.made = [];
    webhooks.mode = forEachGateway(() => "now");
    return {};
  },
};

/**
 * Controls for tests and manual use: acting as the shopper and the bank, and injecting faults. `path` is relative to
 * `/simulator`.
 */
export async function answerControl(world: World, request: ApiRequest): Promise<ApiAnswer> {
  const act = acts[`${request.method} ${request.path}`];
  if (!act) return fault(404, "The simulator knows no such call.");
  try {
    return ok(await act(world, request));
  } catch (error) {
    if (error instanceof ControlFault) return fault(400, error.message);
    throw error;
  }
}
