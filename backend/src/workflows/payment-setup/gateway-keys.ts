import { type GatewayName, isGateway } from "@haat/api-contract/payment/words";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import type { KeyMode, KeySource } from "@haat/api-contract/payment-setup/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { simulatorKeys } from "#gateways/demo/simulator";
import type { GatewayKeys } from "#gateways/gateway";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetupService } from "#modules/payment-setup/service";
import { openKeys } from "./sealed-keys";

export type KnownKeys = GatewayKeys & { mode: KeyMode; source: Exclude<KeySource, "none"> };

/**
 * A gateway's keys: the environment's, else the stored ones, else in a demo shop the simulator's; null if there are
 * none, or the stored ones cannot be decrypted. Also for a gateway that is switched off, because its pending payments
 * must still be reconciled. Costs no query.
 */
export async function gatewayKeys(container: MedusaContainer, gateway: GatewayName): Promise<KnownKeys | null> {
  const { gatewayKeys: ofEnvironment, mode } = readConfig();
  const given = ofEnvironment[gateway];
  if (given) return { ...given, source: "environment" };
  const { keys } = await container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE).read();
  const stored = keys.find((row) => row.gateway === gateway);
  if (stored) {
    const opened = openKeys(stored);
    return opened && { ...opened, mode: stored.mode, source: "stored" };
  }
  const demo = mode === "demo" ? await simulatorKeys(gateway) : null;
  return demo && { ...demo, mode: "demo", source: "demo" };
}

/** Whether at least one working payment method is on. `without`: a gateway to ignore. */
export async function someoneCanPay(
  container: MedusaContainer,
  { methods }: PaymentSettings,
  without?: GatewayName,
): Promise<boolean> {
  for (const { method, isOn } of methods) {
    if (!isOn || method === without) continue;
    if (!isGateway(method) || (await gatewayKeys(container, method))) return true;
  }
  return false;
}
