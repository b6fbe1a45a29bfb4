import { shopOrigin } from "./page-address";

const config = { shopUrl: "", port: 9000 };

describe("the shop's public URL", () => {
  it("is the configured one, whatever Host the caller sends", () => {
    const configured = { ...config, shopUrl: "https://haat.example" };
    expect(shopOrigin({ headers: { host: "evil.example" } }, configured)).toBe("https://haat.example");
  });

  it.each(["localhost:9000", "127.0.0.1:9000", "[::1]:9000"])("falls back to loopback in a demo: %s", (host) => {
    expect(shopOrigin({ headers: { host } }, config)).toBe(`http://${host}`);
  });

  it.each([
    "evil.example",
    "evil.example:9000",
    "localhost",
    "localhost:9001",
    "localhost:9000.evil.example",
    'a"><script>',
    "",
  ])("never comes from a forged Host: %j", (host) => {
    const headers = { host, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    expect(shopOrigin({ headers }, config)).toBe("http://localhost:9000");
  });
});
