import { createServer } from "node:http";
import { rotated, runLoad } from "./load.mjs";

/** A server with configurable responses. */
async function listening(answer) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    pid: process.pid,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe("runLoad", () => {
  it("records every latency, and spreads connections over the requests", async () => {
    const asked = [];
    const server = await listening((request, response) => {
      asked.push(request.url);
      response.end("{}");
    });
    const load = await runLoad(server, [{ path: "/a" }, { path: "/b" }], { connections: 2, seconds: 1, amount: 2 });
    await server.close();
    expect(load.latencies).toHaveLength(2);
    expect(load.perSecond).toBeGreaterThan(0);
    expect(asked.sort()).toEqual(["/a", "/b"]);
  });

  it("throws if a response is not a success", async () => {
    const server = await listening((_, response) => {
      response.statusCode = 500;
      response.end();
    });
    await expect(runLoad(server, [{ path: "/a" }], { connections: 1, seconds: 1, amount: 3 })).rejects.toThrow(
      "3 answers of /a were no success",
    );
    await server.close();
  });
});

describe("rotated", () => {
  it("starts at the offset and keeps all items", () => expect(rotated([1, 2, 3], 1)).toEqual([2, 3, 1]));
});
