import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the range from which systems choose the ports of outgoing connections. */
const lowest = 10_000;
const highest = 32_000;

/**
 * A free TCP port. Until this process ends, no other call on this machine returns it, though nobody listens on it yet:
 * the UDP port of the same number is held as the claim.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(lowest, highest);
    if ((await claims(port)) && (await isFree(port))) return port;
  }
}

/** @param {number} port */
async function claims(port) {
  const claim = createSocket("udp4");
  claim.unref();
  return listens(claim, () => claim.bind({ port, address: "127.0.0.1", exclusive: true }));
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer();
  if (!(await listens(probe, () => probe.listen({ port, exclusive: true })))) return false;
  probe.close();
  await once(probe, "close");
  return true;
}

/** @param {import("node:events").EventEmitter} socket @param {() => void} start */
async function listens(socket, start) {
  try {
    const listening = once(socket, "listening");
    start();
    await listening;
    return true;
  } catch {
    return false;
  }
}
