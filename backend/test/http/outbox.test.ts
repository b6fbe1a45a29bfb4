import { api } from "../support/api";
import { raw } from "../support/raw";
import { aFreshEmail, aFreshMobile, outbox } from "../support/shopper";

describe("GET /dev/outbox", () => {
  it("shows what was sent to one identifier, however it is written, newest first", async () => {
    const mobile = aFreshMobile();
    await api().call("signup", { body: { mobile } });
    const [message] = await outbox(`+91 ${mobile}`);
    expect(message).toMatchObject({ to: `+91${mobile}`, channel: "sms", template: "login-code" });
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toContain(message?.code);
    expect(await outbox(aFreshEmail())).toEqual([]);
  });

  it("is a page in a browser, and lets nothing in it run", async () => {
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

  it("shows a mail as it looks, and lets nothing in it run or load", async () => {
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

  it("takes an identifier as a text only", async () => {
    expect((await raw("GET", "/dev/outbox?to[$ne]=x")).status).toBe(200);
    expect((await raw("POST", "/dev/outbox", { body: {} })).status).toBe(404);
  });
});
