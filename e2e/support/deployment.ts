import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Deployment = {
  /** Where the shop is reached by way of it. */
  url: string;
  /** From now on the shop's service worker is another release's. */
  release: () => void;
  /** Nobody is reached any more. */
  pullThePlug: () => Promise<void>;
};

/** What the build puts into the worker: the revisions of its files, and the release. */
const hashes = /\b[0-9a-f]{16}\b/g;

/** The shop behind a proxy of its own, which can go away and can pretend that a new release is there. */
export async function aDeployment(shop: string): Promise<Deployment> {
  const { hostname, port } = new URL(shop);
  let isNew = false;
  const server: Server = createServer((req, res) => {
    const headers: IncomingHttpHeaders = { ...req.headers, host: `${hostname}:${port}`, "accept-encoding": "identity" };
    const isNewWorker = isNew && req.url === "/service-worker.js";
    // The shop would answer that its own is unchanged.
    if (isNewWorker) delete headers["if-none-match"];
    const passed = request({ hostname, port, path: req.url, method: req.method, headers }, (answer) => {
      if (isNewWorker) delete answer.headers["content-length"];
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isNewWorker) return answer.pipe(res);
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      return answer.on("end", () => res.end(Buffer.concat(parts).toString().replace(hashes, "$&-next")));
    });
    passed.on("error", () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      isNew = true;
    },
    pullThePlug: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
