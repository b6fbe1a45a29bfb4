// Sends prepared responses as fast as `node:http` can: the baseline for the warm answers. Started by `bare-shop.mjs`,
// which sends the responses and receives the port.
import { createServer } from "node:http";

process.once("message", (/** @type {import("./bare-shop.mjs").Answer[]} */ answers) => {
  const byPath = new Map(answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body) }]));
  const server = createServer((req, res) => {
    const known = byPath.get(req.url ?? "");
    if (known) res.writeHead(200, known.headers).end(known.body);
    else res.writeHead(404).end();
  });
  server.listen(0, () => process.send?.(server.address()));
});
process.once("disconnect", () => process.exit());
