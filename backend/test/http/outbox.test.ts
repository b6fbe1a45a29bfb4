import { api } from "../support/api";
import { raw } from "../support/raw";
import { aFreshEmail, aFreshMobile, outbox } from "../support/shopper";

describe("GET /dev/outbox", () => {
  it("returns the messages sent to one identifier, in any notation, newest first", async () => {
    const mobile = aFreshMobile();
    await api().call("signup", { body: { mobile } });
    const [message] = await outbox(`+91 ${mobile}`);
    expect(message).toMatchObject({ to: `+91${mobile}`, channel: "sms", template: "login-code" });
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toContain(message?.code);
    expect(await outbox(aFreshEmail())).toEqual([]);
  });

  it("renders a page in a browser and blocks scripts in it", async () => {
    const email = aFreshEmail();
    await api().call("signup", { body: { email } });
    const accept = { accept: "text/html,application/xhtml+xml" };
    const page = await raw("GET", `/dev/outbox?to=${email}`, { headers: accept });
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.text).toContain(email);
    const probe = await raw("GET", '/dev/outbox?to="><script>alert(1)</script>', { headers: accept });
    expect(probe.text).not.toContain("<script>");
    expect(probe.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("renders a mail and blocks its scripts and external resources", async () => {
    const email = aFreshEmail();
    await api().call("signup", { body: { email } });
    const [message] = await outbox(email);
    const accept = { accept: "text/html" };
    const list = await raw("GET", `/dev/outbox?to=${email}`, { headers: accept });
    const mail = await raw("GET", list.text.match(/href="(\/dev\/outbox\/\w+)"/)?.[1] ?? "");
    expect(mail.status).toBe(200);
    expect(mail.text).toContain(message?.code);
    const policy = mail.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; sandbox/);
    expect((await raw("GET", "/dev/outbox/msg_none")).status).toBe(404);
  });

  it("accepts only a string as identifier, and only GET", async () => {
    expect((await raw("GET", "/dev/outbox?to[$ne]=x")).status).toBe(200);
    expect((await raw("POST", "/dev/outbox", { body: {} })).status).toBe(404);
  });
});
