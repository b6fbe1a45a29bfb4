import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import type { GatewaySetup } from "@haat/api-contract/payment-setup/schemas";
import type { MissingThing } from "@haat/api-contract/payment-setup/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { shopUrl } from "#messages/mail-sender";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetupService, StoredKeys } from "#modules/payment-setup/service";
import { gatewayKeys, type KnownKeys } from "./gateway-keys";

/** The setup of each gateway, without any secret. */
export async function readGateways(container: MedusaContainer): Promise<GatewaySetup[]> {
  const { settings, keys } = await container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE).read();
  const moving = await container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).moneyOnItsWay();
  return await Promise.all(
    gatewayNames.map(async (gateway) => {
      const isOn = settings.methods.some(({ method, isOn }) => method === gateway && isOn);
      const stored = keys.find((row) => row.gateway === gateway);
      const known = await gatewayKeys(container, gateway);
      return { ...toSetup(gateway, { isOn, known, stored }), moneyOnItsWay: moving[gateway] };
    }),
  );
}

export async function readGateway(container: MedusaContainer, gateway: GatewayName): Promise<GatewaySetup> {
  const found = (await readGateways(container)).find((setup) => setup.gateway === gateway);
  if (!found) throw new Error("Every gateway is read.");
  return found;
}

type Known = { isOn: boolean; known: KnownKeys | null; stored: StoredKeys | undefined };

function toSetup(gateway: GatewayName, { isOn, known, stored }: Known): Omit<GatewaySetup, "moneyOnItsWay"> {
  return {
    gateway,
    isOn,
    state: isOn && known ? known.mode : "off",
    mode: known?.mode ?? null,
    source: known?.source ?? (stored ? "stored" : "none"),
    keyId: known?.keyId ?? null,
    storedKeyId: stored?.keyId ?? null,
    storedAt: stored ? new Date(stored.storedAt).toISOString() : null,
    missing: missingOf(known, stored),
    webhookUrl: `${shopUrl()}/api/v1/webhooks/${gateway}`,
  };
}

function missingOf(known: KnownKeys | null, stored: StoredKeys | undefined): MissingThing[] {
  if (!known) return [stored ? "unreadable" : "keys"];
  // The simulator runs in this server; a real gateway needs a publicly reachable address.
  return known.mode === "demo" || isPublic(readConfig().shopUrl) ? [] : ["address"];
}

const isPublic = (address: string): boolean =>
  address !== "" && !/^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);
