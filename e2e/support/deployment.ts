import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Deployment = {
  /** Where the shop is reached by way of it. */
  url: string;
  /** From now on the shop's service worker is another release's. */
  release: (name: string) => void;
  /** Nobody is reached any more. */
  pullThePlug: () => Promise<void>;
};

/** The shop behind a proxy of its own, which can go away and can pretend that a new release is there. */
export async function aDeployment(shop: string): Promise<Deployment> {
  const { hostname, port } = new URL(shop);
  let release = "";
  const server: Server = createServer((req, res) => {
    const headers = { ...req.headers, host: `${hostname}:${port}`, "accept-encoding": "identity" };
    const passed = request({ hostname, port, path: req.url, method: req.method, headers }, (answer) => {
      const isWorker = req.url === "/service-worker.js" && release !== "";
      if (isWorker) delete answer.headers["content-length"];
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res, { end: !isWorker });
      // Another worker is one that differs; which release it is stands in its name for what it keeps.
      if (isWorker) answer.on("end", () => res.end(`\n// ${release}`));
    });
    passed.on("error", () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: (name) => {
      release = name;
    },
    pullThePlug: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
