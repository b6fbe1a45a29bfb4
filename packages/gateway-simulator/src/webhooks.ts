import type { Books } from "./books";
import { forEachGateway, gateways } from "./gateways";
import type { AccountKeys, GatewayName, Happening } from "./words";

/** An unsigned webhook. `body` is JSON. */
export type MadeEvent = { id: string; type: string; body: string };

/** `now`: sent at once; `hold`: kept until it is delivered by a control call; `never`: lost. */
export const webhookModes = ["now", "hold", "never"] as const;
export type WebhookMode = (typeof webhookModes)[number];

/** `answers`: the response statuses of its deliveries; null without a response. */
export type Webhook = MadeEvent & { gateway: GatewayName; mode: WebhookMode; answers: (number | null)[] };

type Ground = {
  books: Books;
  keys: Record<GatewayName, AccountKeys>;
  urls: Record<GatewayName, string | null>;
};

/** Older ones are dropped, so that a demo can run indefinitely. */
const maxKept = 10_000;
const patienceMs = 15_000;

/** The gateways' webhooks to the shop, and when they are sent. */
export class Webhooks {
  mode: Record<GatewayName, WebhookMode> = forEachGateway(() => "now");
  made: Webhook[] = [];
  readonly #ground: Ground;
  readonly #underWay = new Set<Promise<void>>();
  #once: WebhookMode | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Overrides the gateway's webhook mode for the events of one action. */
  during<T>(mode: WebhookMode | undefined, act: () => T): T {
    this.#once = mode ?? null;
    try {
      return act();
    } finally {
      this.#once = null;
    }
  }

  take(happening: Happening): void {
    const { gateway } = happening;
    const mode = this.#once ?? this.mode[gateway];
    const made = gateways[gateway]
      .eventsOf(this.#ground.books, happening)
      .map((event): Webhook => ({ ...event, gateway, mode, answers: [] }));
    this.made = [...this.made, ...made].slice(-maxKept);
    if (mode !== "now") return;
    // In order, one after the other; tests can reverse the order of held webhooks.
    const sent = made.reduce(
      (before, webhook) => before.then(() => this.deliver(webhook, { forged: false })),
      Promise.resolve(),
    );
    this.#underWay.add(sent);
    void sent.finally(() => this.#underWay.delete(sent));
  }

  async deliver(webhook: Webhook, { forged }: { forged: boolean }): Promise<void> {
    const { gateway, body } = webhook;
    const url = this.#ground.urls[gateway];
    if (url === null) return;
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", ...this.#signed(webhook, forged) },
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    webhook.answers.push(answer?.status ?? null);
  }

  #signed(webhook: Webhook, forged: boolean): Record<string, string> {
    const { gateway } = webhook;
    const secret = forged ? "somebody else's secret" : this.#ground.keys[gateway].webhookSecret;
    return gateways[gateway].signed(webhook, secret);
  }

  /** Waits until no deliveries are pending. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
