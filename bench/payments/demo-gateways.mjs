import { createHmac, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../../scripts/free-port.mjs";

/**
 * Runs a shop's gateways in the bench's process, so that the server's process is the shop alone. Keys and identity are
 * derived from the backend's secret as in `src/gateways/demo/demo-gateways.ts`: if the two differ, no order finds its
 * gateway.
 *
 * @param {string} dataDir of the shop
 * @param {() => string} shopUrl called when a webhook is sent
 */
export async function startGateways(dataDir, shopUrl) {
  const { startSimulator } = await import("@haat/gateway-simulator/start-simulator");
  const { simulatorClient } = await import("@haat/gateway-simulator/simulator-client");
  const secret = randomBytes(32).toString("hex");
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, "gateway-simulator-secret"), secret, { mode: 0o600 });
  const derive = (/** @type {string} */ name) => createHmac("sha256", secret).update(name).digest("hex");
  const account = (/** @type {"razorpay" | "stripe"} */ gateway) => {
    const [open, closed] = gateway === "razorpay" ? ["rzp_demo_", ""] : ["pk_demo_", "sk_demo_"];
    return {
      keyId: `${open}${derive(`${gateway} id`).slice(0, 14)}`,
      secret: `${closed}${derive(`${gateway} secret`).slice(0, 32)}`,
      webhookSecret: `whsec_demo_${derive(`${gateway} webhooks`).slice(0, 32)}`,
    };
  };
  const keys = { razorpay: account("razorpay"), stripe: account("stripe") };
  const webhooks = { razorpay: `${shopUrl()}/api/v1/webhooks/razorpay`, stripe: `${shopUrl()}/api/v1/webhooks/stripe` };
  const simulator = await startSimulator({ port: await freePort(), keys, webhooks, identity: derive("identity") });
  return { ...simulator, keys, control: simulatorClient(simulator.url) };
}

/** @typedef {Awaited<ReturnType<typeof startGateways>>} Gateways */
