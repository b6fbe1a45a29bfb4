import { createServer } from "node:net";
import { freePort } from "./free-port.mjs";

it("a port that is not used yet is not returned twice", async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, freePort));
  expect(new Set(ports).size).toBe(300);
});

it("a port can be listened on", async () => {
  const server = createServer().listen(await freePort(), "127.0.0.1");
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  server.close();
});
