import type { SMTPServerOptions } from "smtp-server";
import { isRefusedForGood } from "#messages/refused-for-good";
import { sealMessage } from "#messages/sealed-message";
import { aMailServer } from "./mail-server.fixture";
import { SmtpNotificationService } from "./service";

Object.assign(process.env, { JWT_SECRET: "a-secret", COOKIE_SECRET: "another-secret" });

type Server = Awaited<ReturnType<typeof aMailServer>>;
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function aServer(options?: SMTPServerOptions): Promise<Server> {
  const server = await aMailServer(options);
  open.push(server);
  return server;
}

function sending(
  { url }: { url: string },
  message: Partial<Parameters<typeof sealMessage>[0]> = {},
  reference?: string,
) {
  const provider = new SmtpNotificationService(undefined, { url, from: "Haat <shop@example.test>" });
  open.push(provider);
  const data = {
    ...sealMessage({ subject: "Your code", text: "123456 is your code.", code: "123456", ...message }),
    ...(reference ? { reference } : {}),
  };
  return provider.send({ to: "asha@example.test", channel: "email", template: "login-code", data });
}

const failure = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a mail by SMTP", () => {
  it("arrives readable, with an HTML and a plain part", async () => {
    const server = await aServer();
    await sending(server, { html: "<p>₹1,299 for <b>you</b></p>" });
    const [letter] = server.taken;
    expect(letter?.receivers).toEqual(["asha@example.test"]);
    expect(letter?.from).toMatchObject({ name: "Haat", address: "shop@example.test" });
    expect(letter?.text).toContain("123456 is your code.");
    expect(letter?.html).toContain("₹1,299 for <b>you</b>");
  });

  it("has the shop's layout if the message is text-only", async () => {
    const server = await aServer();
    await sending(server);
    expect(server.taken[0]?.html).toMatch(/font-size:32px[^>]*>123456</);
  });

  it("keeps its Message-ID across attempts", async () => {
    const server = await aServer();
    await sending(server, {}, "qmsg_1");
    await sending(server, {}, "qmsg_1");
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(Array(2).fill("<qmsg_1@example.test>"));
  });

  it("cannot gain headers from its subject", async () => {
    const server = await aServer();
    await sending(server, { subject: "Hello\r\nBcc: everybody@example.test" });
    const [letter] = server.taken;
    expect(letter?.receivers).toEqual(["asha@example.test"]);
    expect(letter?.headers.some(({ key }) => key === "bcc")).toBe(false);
  });

  it.each([451, 421, 452])("can be retried after response %d", async (code) => {
    const server = await aServer();
    server.answerWith(() => code);
    const error = await failure(sending(server));
    expect(error).toBeInstanceOf(Error);
    expect(isRefusedForGood(error)).toBe(false);
  });

  it("is rejected for good when the server will never accept it", async () => {
    const server = await aServer();
    server.answerWith(() => 554);
    expect(isRefusedForGood(await failure(sending(server)))).toBe(true);
    const unknown = Object.assign(new Error("No such mailbox"), { responseCode: 550 });
    const picky = await aServer({ onRcptTo: (_address, _session, done) => done(unknown) });
    expect(isRefusedForGood(await failure(sending(picky)))).toBe(true);
  });

  it("can be retried when the server rejects the shop's login, which says nothing about the mail", async () => {
    const server = await aServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error("Wrong password"), { responseCode: 535 })),
    });
    const error = await failure(sending({ url: server.url.replace("smtp://", "smtp://shop:wrong@") }));
    expect(String(error)).toContain("535");
    expect(isRefusedForGood(error)).toBe(false);
    expect(server.taken).toEqual([]);
  });

  it("is sent with a login if the server requires one", async () => {
    const server = await aServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === "shop" && password === "right" ? done(null, { user: username }) : done(new Error("No")),
    });
    await sending({ url: server.url.replace("smtp://", "smtp://shop:right@") });
    expect(server.taken).toHaveLength(1);
  });

  it("is not sent to a server with an untrusted certificate", async () => {
    // Silences the server's warning about its self-signed certificate.
    const warning = jest.spyOn(console, "error").mockImplementation();
    const server = await aServer({ disabledCommands: [] });
    warning.mockRestore();
    const error = await failure(sending(server));
    expect(String(error)).toMatch(/certificate/i);
    expect(isRefusedForGood(error)).toBe(false);
    expect(server.taken).toEqual([]);
  });

  it("can be retried when the server is down", async () => {
    const server = await aServer();
    await server.close();
    expect(isRefusedForGood(await failure(sending(server)))).toBe(false);
  });
});
