import { shopOrigin } from "./page-address";

const config = { shopUrl: "", port: 9000 };

describe("where the shop is reached", () => {
  it("is as configured, whatever the caller says", () => {
    const configured = { ...config, shopUrl: "https://haat.example" };
    expect(shopOrigin({ headers: { host: "evil.example" } }, configured)).toBe("https://haat.example");
  });

  it.each(["localhost:9000", "127.0.0.1:9000", "[::1]:9000"])("is in a demo else loopback's %s", (host) => {
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
  ])("is never what a caller makes up: %j", (host) => {
    const headers = { host, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    expect(shopOrigin({ headers }, config)).toBe("http://localhost:9000");
  });
});
