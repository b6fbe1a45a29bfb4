import { connect, createServer } from "node:net";

/**
 * A port of this machine whose connections go to another one: the address of a database that moves between servers, as
 * a provider's or a load balancer's does.
 *
 * @typedef {object} Relay
 * @property {number} port
 * @property {(port: number) => void} forwardTo another port from now on; ends all connections
 * @property {() => Promise<void>} stop
 */

/** @param {number} target port of this machine @returns {Promise<Relay>} */
export async function startRelay(target) {
  let to = target;
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    const upstream = connect(to, "127.0.0.1");
    for (const [socket, other] of /** @type {const} */ ([
      [client, upstream],
      [upstream, client],
    ])) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // An error closes it, and with it the other.
      socket.on("error", () => undefined);
      socket.once("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: /** @type {import("node:net").AddressInfo} */ (server.address()).port,
    forwardTo: (port) => {
      to = port;
      endAll();
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      endAll();
      await closed;
    },
  };
}

/** The address of a database at another port of this machine, and not by its socket. @param {string} url @param {number} port */
export function overTcp(url, port) {
  const address = new URL(url);
  address.port = String(port);
  address.search = "";
  return address.href;
}
