import { clientAddress, limitKey } from "./client-address";

const request = (forwarded?: string) =>
  ({ headers: forwarded ? { "x-forwarded-for": forwarded } : {}, socket: { remoteAddress: "10.0.0.9" } }) as never;

describe("the client address of a request", () => {
  it("is the socket's when no proxy is trusted, whatever the header claims", () => {
    expect(clientAddress(request("1.2.3.4"), 0)).toBe("10.0.0.9");
  });

  it("is the one seen by the trusted proxies, not the one the client sent", () => {
    expect(clientAddress(request("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(clientAddress(request("6.6.6.6, 1.2.3.4, 10.0.0.1"), 2)).toBe("1.2.3.4");
  });

  it("is the socket's when the proxy sent no header", () => {
    expect(clientAddress(request(), 1)).toBe("10.0.0.9");
  });

  it("counts a whole IPv6 /64 network as one in limits", () => {
    expect(limitKey("2001:db8:1:2:aaaa::1")).toBe(limitKey("2001:db8:1:2:bbbb:1:2:3"));
    expect(limitKey("2001:db8::1")).not.toBe(limitKey("2001:db8:0:1::1"));
    expect(limitKey("::ffff:1.2.3.4")).toBe("1.2.3.4");
  });
});
