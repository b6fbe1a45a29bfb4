import type { FactsOf } from "@haat/api-contract/operations/schemas";
import { type MessageProvider, messageProviders } from "@haat/api-contract/operations/words";
import { gatewayNames } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import type { LastDay } from "#modules/gateway-payment/read/last-day";
import type { RecentOperation } from "#modules/operations/service";
import type { Operation } from "#operation-counts/operation-counts";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { readPaymentSettings } from "../payment-setup/payment-settings";

type Given = { recent: readonly RecentOperation[]; lastDay: readonly LastDay[] };
type NameOf<Kind extends Operation["kind"]> = Extract<Operation, { kind: Kind }>["name"];
type OutcomeOf<Kind extends Operation["kind"]> = Extract<Operation, { kind: Kind }>["outcome"];

/** The operations of one service, by outcome; one that never happened counts as none. */
const operationsOf =
  <Kind extends Operation["kind"]>(recent: readonly RecentOperation[], kind: Kind, name: NameOf<Kind>) =>
  (outcome: OutcomeOf<Kind>): { count: number; lastAt: string | null } =>
    recent.find((one) => one.kind === kind && one.name === name && one.outcome === outcome) ?? {
      count: 0,
      lastAt: null,
    };

const latest = (...times: (string | null)[]) =>
  times
    .filter((time) => time !== null)
    .sort()
    .at(-1) ?? null;

/** Who sends the shop webhooks, and what became of those. */
export async function webhookSenders(
  container: MedusaContainer,
  { recent, lastDay }: Given,
): Promise<FactsOf<"webhooks">> {
  const setUp = await Promise.all(
    gatewayNames.map(async (name) => ({ name, isSetUp: (await gatewayKeys(container, name)) !== null })),
  );
  const courier = { name: "courier", isSetUp: readConfig().courierSecret !== undefined } as const;
  return [...setUp, courier].map(({ name, isSetUp }) => {
    const found = operationsOf(recent, "webhook", name);
    const [accepted, repeated, refused, failed, unmatched] = [
      found("accepted"),
      found("repeated"),
      found("refused"),
      found("failed"),
      found("unmatched"),
    ];
    return {
      name,
      isSetUp,
      // Anybody can send a forged one.
      lastReceivedAt: latest(accepted.lastAt, repeated.lastAt, failed.lastAt, unmatched.lastAt),
      accepted: accepted.count,
      repeated: repeated.count,
      refused: refused.count,
      failed: failed.count,
      unmatched: unmatched.count,
      unread: lastDay.find(({ gateway }) => gateway === name)?.unread ?? 0,
    };
  });
}

/** Each gateway's setup, the calls of it, and what became of its payments. */
export async function gatewayHealth(
  container: MedusaContainer,
  { recent, lastDay }: Given,
): Promise<FactsOf<"gateways">> {
  const { methods } = await readPaymentSettings(container);
  return await Promise.all(
    gatewayNames.map(async (gateway) => {
      const found = operationsOf(recent, "gateway-call", gateway);
      const [succeeded, failed] = [found("succeeded"), found("failed")];
      const { captured = 0, pending = 0, failed: notPaid = 0 } = lastDay.find((one) => one.gateway === gateway) ?? {};
      return {
        gateway,
        isOn: methods.some(({ method, isOn }) => method === gateway && isOn),
        mode: (await gatewayKeys(container, gateway))?.mode ?? null,
        succeeded: succeeded.count,
        failed: failed.count,
        lastSuccessAt: succeeded.lastAt,
        lastFailureAt: failed.lastAt,
        payments: { captured, pending, failed: notPaid },
      };
    }),
  );
}

/** Who sends the shop's messages now, and who did. */
export function messageHealth(recent: readonly RecentOperation[]): FactsOf<"messages"> {
  const { mode, smtp, sms, whatsApp } = readConfig();
  const smsProviders = sms.map(({ name }) => name);
  const hasOutbox = mode === "demo" && (!smtp || sms.length === 0);
  const inUse: MessageProvider[] = [
    ...(smtp ? ["smtp" as const] : []),
    ...smsProviders,
    ...(whatsApp ? ["whatsapp" as const] : []),
    ...(hasOutbox ? ["outbox" as const] : []),
  ];
  const providers = messageProviders.map((provider) => {
    const found = operationsOf(recent, "message", provider);
    const [sent, failed] = [found("succeeded"), found("failed")];
    return {
      provider,
      isInUse: inUse.includes(provider),
      sent: sent.count,
      failed: failed.count,
      lastSentAt: sent.lastAt,
      lastFailedAt: failed.lastAt,
    };
  });
  const isShown = ({ isInUse, sent, failed }: (typeof providers)[number]) => isInUse || sent + failed > 0;
  return { providers: providers.filter(isShown), smsProviders };
}
