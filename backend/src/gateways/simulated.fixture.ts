import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { simulatorClient } from "@haat/gateway-simulator/simulator-client";
import { startSimulator } from "@haat/gateway-simulator/start-simulator";
import type { GatewayKeys } from "./gateway";

export type Delivered = { path: string; raw: Buffer; headers: IncomingHttpHeaders };

const accounts = {
  razorpay: { keyId: "rzp_demo_1", secret: "razorpay-secret", webhookSecret: "razorpay-webhooks" },
  stripe: { keyId: "pk_demo_1", secret: "sk_demo_1", webhookSecret: "stripe-webhooks" },
};

/** Both gateways on loopback, with a listener for their webhooks. Close it at the end. */
export async function simulated({ stateFile }: { stateFile?: string } = {}) {
  const delivered: Delivered[] = [];
  const listener = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    delivered.push({ path: req.url ?? "", raw: Buffer.concat(parts), headers: req.headers });
    res.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const shop = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const simulator = await startSimulator({
    keys: accounts,
    webhooks: { razorpay: `${shop}/razorpay`, stripe: `${shop}/stripe` },
    ...(stateFile && { stateFile }),
  });
  const keys = (name: "razorpay" | "stripe"): GatewayKeys => ({ ...accounts[name], baseUrl: simulator.url });
  return {
    url: simulator.url,
    keys,
    bank: simulatorClient(simulator.url),
    delivered,
    close: async () => {
      await simulator.close();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

export type Simulated = Awaited<ReturnType<typeof simulated>>;
