import { clientAddress, limitKey } from "./client-address";

const request = (forwarded?: string) =>
  ({ headers: forwarded ? { "x-forwarded-for": forwarded } : {}, socket: { remoteAddress: "10.0.0.9" } }) as never;

describe("the address that a request came from", () => {
  it("is the socket's where no proxy is trusted, whatever the client claims", () => {
    expect(clientAddress(request("1.2.3.4"), 0)).toBe("10.0.0.9");
  });

  it("is what the trusted proxies saw, not what the client wrote before them", () => {
    expect(clientAddress(request("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(clientAddress(request("6.6.6.6, 1.2.3.4, 10.0.0.1"), 2)).toBe("1.2.3.4");
  });

  it("is the socket's when a proxy is missing from the chain", () => {
    expect(clientAddress(request(), 1)).toBe("10.0.0.9");
  });

  it("counts the whole of an IPv6 line as one", () => {
    expect(limitKey("2001:db8:1:2:aaaa::1")).toBe(limitKey("2001:db8:1:2:bbbb:1:2:3"));
    expect(limitKey("2001:db8::1")).not.toBe(limitKey("2001:db8:0:1::1"));
    expect(limitKey("::ffff:1.2.3.4")).toBe("1.2.3.4");
  });
});
