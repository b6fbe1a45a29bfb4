import { createHash, createHmac } from "node:crypto";
import path from "node:path";
import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import type { GatewayName as SimulatedName } from "@haat/gateway-simulator/words";
import { demoSecret } from "#config/demo-secret";
import type { Config } from "#config/parse-environment";
import type { GatewayKeys, Simulated } from "../gateway";
import { gateways } from "../gateways";
import { sharedSimulator } from "./shared-simulator";

const portsTried = 8;
/** Below the ports that operating systems assign to outgoing connections. */
const portRange = { from: 20_000, count: 10_000 };

/**
 * The candidate ports of a shop's simulator: the same in all its processes, and different for other shops on the
 * machine.
 */
function portsOf({ dataDir, gatewaySimulator }: Config): number[] {
  if (gatewaySimulator?.port) return [gatewaySimulator.port];
  const first = createHash("sha256").update(dataDir).digest().readUInt32BE() % portRange.count;
  return Array.from({ length: portsTried }, (_, step) => portRange.from + ((first + step) % portRange.count));
}

type DemoGateways = {
  keys: (gateway: GatewayName) => Promise<GatewayKeys | null>;
  url: () => Promise<string | null>;
  close: () => Promise<void>;
};

const none: DemoGateways = { keys: async () => null, url: async () => null, close: async () => undefined };

/** Builds a value for each gateway that the simulator supports. */
const forEachSimulated = <Of>(of: (gateway: GatewayName, simulated: Simulated["keys"]) => Of) =>
  Object.fromEntries(
    gatewayNames.flatMap((gateway) => {
      const { simulated } = gateways[gateway];
      return simulated ? [[gateway, of(gateway, simulated.keys)]] : [];
    }),
  ) as Record<SimulatedName, Of>;

/** A demo shop's accounts at the simulated gateways. Their keys are derived from a secret of this installation. */
export function demoGateways(config: Config): DemoGateways {
  if (!config.gatewaySimulator) return none;
  const secret = demoSecret(config.dataDir, "gateway-simulator-secret");
  const derive = (name: string) => createHmac("sha256", secret).update(name).digest("hex");
  const account = (gateway: GatewayName, { keyId, secret: closed }: Simulated["keys"]) => ({
    keyId: `${keyId}${derive(`${gateway} id`).slice(0, 14)}`,
    secret: `${closed}${derive(`${gateway} secret`).slice(0, 32)}`,
    webhookSecret: `whsec_demo_${derive(`${gateway} webhooks`).slice(0, 32)}`,
  });
  const keys = forEachSimulated(account);
  const identity = derive("identity");
  const start = async (port: number) => {
    // Imported here, so that a shop with real keys never loads it.
    const { startSimulator } = await import("@haat/gateway-simulator/start-simulator");
    const simulator = await startSimulator({
      port,
      keys,
      identity,
      stateFile: path.join(config.dataDir, "gateway-simulator.json"),
      webhooks: forEachSimulated((gateway) => `http://127.0.0.1:${config.port}/api/v1/webhooks/${gateway}`),
    });
    simulator.unref();
    return simulator;
  };
  const shared = sharedSimulator({
    ports: portsOf(config),
    identity,
    // A worker has no routes for the simulator's webhooks.
    start: config.workerMode === "worker" ? null : start,
  });
  return {
    url: shared.url,
    close: shared.close,
    keys: async (gateway) => {
      const account = gateways[gateway].simulated && keys[gateway as SimulatedName];
      const baseUrl = account && (await shared.url());
      return baseUrl ? { ...account, baseUrl } : null;
    },
  };
}
