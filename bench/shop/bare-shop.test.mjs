import { createServer } from "node:http";
import { startBareShop } from "./bare-shop.mjs";

describe("the bare server", () => {
  it("sends the shop's response, byte for byte, and nothing else", async () => {
    const shop = createServer((req, res) => {
      res.writeHead(200, { "Content-Type": "application/json", "X-Frame-Options": "DENY" }).end(`{"at":"${req.url}"}`);
    });
    await new Promise((resolve) => shop.listen(0, resolve));
    const bare = await startBareShop(`http://localhost:${shop.address().port}`, ["/one?page=1", "/two"]);
    try {
      const answer = await fetch(`${bare.url}/one?page=1`);
      expect(await answer.text()).toBe('{"at":"/one?page=1"}');
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
      expect((await fetch(`${bare.url}/three`)).status).toBe(404);
    } finally {
      await bare.stop();
      await new Promise((resolve) => shop.close(resolve));
    }
  });
});
