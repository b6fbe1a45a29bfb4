import { Agent, createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isStopping } from "../http/readiness";
import { drain } from "./drain";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Server;
beforeAll(async () => {
  server = createServer((_req, res) => void res.writeHead(200, ["content-type", "text/plain"]).end("good"));
  await new Promise<void>((resolve) => void server.listen(0, resolve));
});
afterAll(() => {
  agent.destroy();
  server.close();
});

/** The `Connection` header of an answer on the one connection that is kept. */
const connectionOfAnswer = () =>
  new Promise<string | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, agent }, (answer) => {
      answer.resume().once("end", () => resolve(answer.headers.connection));
    }).once("error", reject);
  });

describe("a server that was told to stop", () => {
  it("is ready until then, and keeps connections", async () => {
    expect(isStopping()).toBe(false);
    expect(await connectionOfAnswer()).toBe("keep-alive");
  });

  it("is not ready, answers on the connections that it has and on new ones, and closes each", async () => {
    const drained = drain(server, 500);
    expect(isStopping()).toBe(true);
    expect(await connectionOfAnswer()).toBe("close");
    expect(await connectionOfAnswer()).toBe("close");
    await drained;
  });
});
