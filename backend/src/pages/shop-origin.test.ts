import { shopOrigin } from "./shop-origin";

const config = { shopUrl: "", trustProxy: 0 };

describe("where the shop is reached", () => {
  it("is as configured, whatever the caller says", () => {
    const configured = { ...config, shopUrl: "https://haat.example" };
    expect(shopOrigin({ headers: { host: "evil.example" } }, configured)).toBe("https://haat.example");
  });

  it("is else as the caller reached it", () => {
    expect(shopOrigin({ headers: { host: "localhost:9000" } }, config)).toBe("http://localhost:9000");
  });

  it.each(['a"><script>', "a/b", "user@host", ""])("is never the host %j", (host) => {
    expect(shopOrigin({ headers: { host } }, config)).toBe("http://localhost");
  });

  it("is secure when a proxy that is believed says so", () => {
    const headers = { host: "haat.example", "x-forwarded-proto": "https" };
    expect(shopOrigin({ headers }, config)).toBe("http://haat.example");
    expect(shopOrigin({ headers }, { ...config, trustProxy: 1 })).toBe("https://haat.example");
  });
});
