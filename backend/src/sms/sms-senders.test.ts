import { sendByFirst } from "./fall-over";
import { anSmsProvider, keys } from "./sms-providers.fixture";
import { SmsError } from "./sms-sender";
import { type SmsProvider, smsSenderOf } from "./sms-senders";
import { type SmsTemplate, sms, smsText } from "./sms-texts";

let provider: Awaited<ReturnType<typeof anSmsProvider>>;
beforeAll(async () => {
  provider = await anSmsProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.answerWith(() => undefined);
  provider.taken.length = 0;
});

const to = "+919845012345";
const code = sms("login-code", { code: "042137", minutes: "10" });
const outgoing = (short = code) => ({ ...short, to, text: smsText(short) });

type Settings<Name> = Partial<Omit<Extract<SmsProvider, { name: Name }>, "name">>;
const msg91 = (settings: Settings<"msg91"> = {}) =>
  smsSenderOf({
    name: "msg91",
    url: provider.url,
    authKey: keys.msg91,
    templates: { "login-code": "flow-1" },
    ...settings,
  });
const twilio = (settings: Settings<"twilio"> = {}) =>
  smsSenderOf({
    name: "twilio",
    url: provider.url,
    accountSid: keys.sid,
    authToken: keys.token,
    from: "HAATIN",
    ...settings,
  });
const sns = (settings: Settings<"sns"> = {}) =>
  smsSenderOf({
    name: "sns",
    url: provider.url,
    region: "ap-south-1",
    accessKeyId: "AKIASNS",
    secretAccessKey: keys.sns,
    from: "HAATIN",
    entityId: "1101",
    templates: { "login-code": "1107" },
    ...settings,
  });
const http = (settings: Settings<"http"> = {}) =>
  smsSenderOf({
    name: "http",
    url: `${provider.url}/send`,
    headers: { "x-api-key": keys.http, "content-type": "application/json" },
    body: '{"to": "{number}", "text": "{text}", "template": "{template}"}',
    accepted: undefined,
    templates: { "login-code": "1107" },
    ...settings,
  });

const failure = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("MSG91", () => {
  it("receives the registered template's id and its variables", async () => {
    expect(await msg91().send(outgoing())).toBe("366e6c6b4f35");
    const fields = { code: "042137", minutes: "10", template_id: "flow-1" };
    expect(provider.taken).toEqual([{ provider: "msg91", to, fields }]);
  });

  it("can only send what was registered with it", () => {
    expect(msg91().canSend("login-code")).toBe(true);
    expect(msg91().canSend("order-placed")).toBe(false);
  });

  it.each([
    [{ status: 200, body: { type: "error", message: "Invalid 042137 for 919845012345" } }, "msg91: Invalid … for …"],
    [{ status: 502, body: "<html>Bad gateway</html>" }, "msg91: answered 502"],
    [{ status: 200, body: { type: "success" } }, "msg91: answered 200"],
  ])("fails on the answer %j, with nothing of the SMS in the error", async (answer, message) => {
    provider.answerWith(() => answer);
    expect(await failure(msg91().send(outgoing()))).toEqual(new SmsError("msg91", message.replace("msg91: ", "")));
  });

  it("fails with a wrong key", async () => {
    const error = await failure(msg91({ authKey: "wrong" }).send(outgoing()));
    expect(error).toMatchObject({ message: "msg91: Authentication failure", isFinal: false });
    expect(provider.taken).toEqual([]);
  });
});

describe("Twilio", () => {
  it("receives the text and the sender", async () => {
    expect(await twilio().send(outgoing())).toMatch(/^SM/);
    expect(provider.taken).toEqual([{ provider: "twilio", to, text: smsText(code), fields: { From: "HAATIN" } }]);
  });

  it("receives a sender id that looks like a messaging service's", async () => {
    await twilio({ from: "MGHAAT" }).send(outgoing());
    expect(provider.taken[0]?.fields).toEqual({ From: "MGHAAT" });
  });

  it("receives a messaging service as such", async () => {
    const from = `MG${"c3".repeat(16)}`;
    await twilio({ from }).send(outgoing());
    expect(provider.taken[0]?.fields).toEqual({ MessagingServiceSid: from });
  });

  it.each([
    [21211, true],
    [21614, true],
    [21610, false],
    [21408, false],
    [20429, false],
  ])("fails on its error %d; is that final: %s", async (number, isFinal) => {
    provider.answerWith(() => ({ status: 400, body: { code: number, message: `to ${to}`, status: 400 } }));
    expect(await failure(twilio().send(outgoing()))).toMatchObject({ message: `twilio: error ${number}`, isFinal });
  });

  it.each(["", "null", "[]", '{"sid": 7}'])("fails on the answer %p", async (body) => {
    provider.answerWith(() => ({ status: 201, body }));
    expect(await failure(twilio().send(outgoing()))).toMatchObject({ message: "twilio: answered 201", isFinal: false });
  });
});

describe("Amazon SNS", () => {
  it("receives a signed request with the text and the ids of the DLT platform", async () => {
    expect(await sns().send(outgoing())).toBe("94f20ce6");
    const fields = {
      "AWS.SNS.SMS.SMSType": "Transactional",
      "AWS.SNS.SMS.SenderID": "HAATIN",
      "AWS.MM.SMS.EntityId": "1101",
      "AWS.MM.SMS.TemplateId": "1107",
    };
    expect(provider.taken).toEqual([{ provider: "sns", to, text: smsText(code), fields }]);
  });

  it("fails with a wrong key, and is asked once", async () => {
    const error = await failure(sns({ secretAccessKey: "wrong" }).send(outgoing()));
    expect(error).toMatchObject({ message: "sns: SignatureDoesNotMatch", isFinal: false });
    let times = 0;
    provider.answerWith(() => {
      times += 1;
      return { status: 500, body: "" };
    });
    expect(await failure(sns().send(outgoing()))).toBeInstanceOf(SmsError);
    expect(times).toBe(1);
  });

  it("can only send what is registered", () => {
    expect([sns().canSend("login-code"), sns().canSend("order-placed")]).toEqual([true, false]);
  });
});

describe("a provider by HTTP", () => {
  const quoted = sms("refund-paid", { amount: "₹5", order: "1001", way: 'by "UPI"', link: "A&B" });

  it("receives a JSON body, whatever characters the text has", async () => {
    await http({ templates: { "refund-paid": "2208" } }).send(outgoing(quoted));
    expect(provider.taken).toEqual([
      {
        provider: "http",
        to: "919845012345",
        text: 'Haat: we have paid your refund of Rs. 5 for order 1001 by "UPI". A&B',
        fields: { template: "2208" },
      },
    ]);
  });

  it.each([
    ["a form", { url: "/send", body: "to={to}&text={text}&code={code}" }],
    ["its address", { url: "/send?to={to}&text={text}&code={code}", body: undefined }],
  ])("receives values in %s", async (_what, { url, body }) => {
    await http({ url: `${provider.url}${url}`, body, headers: { "X-API-Key": keys.http } }).send(outgoing());
    expect(provider.taken).toEqual([{ provider: "http", to, text: smsText(code), fields: { code: "042137" } }]);
  });

  it("needs registered texts only if it asks for their ids", () => {
    expect(http().canSend("order-placed")).toBe(false);
    expect(http({ body: '{"text": "{text}"}' }).canSend("order-placed")).toBe(true);
  });

  it("of one-time codes alone is not asked to send other texts", () => {
    const codes = http({ body: '{"to": "{to}", "otp": "{code}"}' });
    expect([codes.canSend("login-code"), codes.canSend("order-placed")]).toEqual([true, false]);
  });

  it("has accepted an SMS if its answer says so", async () => {
    const picky = http({ accepted: "success" });
    provider.answerWith(() => ({ status: 200, body: "error | 102 | authentication failed" }));
    expect(await failure(picky.send(outgoing()))).toMatchObject({ message: "http: answered something else" });
    provider.answerWith(() => ({ status: 200, body: "success | 919845012345" }));
    expect(await picky.send(outgoing())).toBe("");
  });

  it("does not send the SMS elsewhere", async () => {
    provider.answerWith(() => ({ status: 307, body: "", location: "/send" }));
    expect(await failure(http().send(outgoing()))).toMatchObject({ message: "http: the request failed" });
  });

  it.each([403, 500])("fails on the status %d", async (status) => {
    provider.answerWith(() => ({ status, body: "" }));
    expect(await failure(http().send(outgoing()))).toBeInstanceOf(SmsError);
  });
});

describe("a bad answer", () => {
  it("is too long", async () => {
    provider.answerWith(() => ({ status: 200, body: "x".repeat(100_000) }));
    expect(await failure(msg91().send(outgoing()))).toMatchObject({ message: "msg91: the answer is too long" });
  });

  it("is a provider that is not there", async () => {
    const nowhere = { url: "http://127.0.0.1:1023" };
    const errors = [await failure(msg91(nowhere).send(outgoing())), await failure(sns(nowhere).send(outgoing()))];
    // Amazon's client wraps an error of another realm, as sockets' are in Jest, and then there is no code.
    expect(errors.map(String)).toEqual(["SmsError: msg91: ECONNREFUSED", "SmsError: sns: Error"]);
  });

  it("does not come in time", async () => {
    const timeout = jest
      .spyOn(AbortSignal, "timeout")
      .mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
    const [fetched, signed] = [await failure(msg91().send(outgoing())), await failure(sns().send(outgoing()))];
    timeout.mockRestore();
    expect(fetched).toMatchObject({ message: "msg91: no answer within 5 s" });
    expect(signed).toBeInstanceOf(SmsError);
    expect(provider.taken).toEqual([]);
  });

  it.each([
    ["an address with a password", { url: "https://user:pass@sms.test/?to={to}&text={text}", body: undefined }],
    ["a key that is no header", { headers: { "x-api-key": "secret\nkey" } }],
  ])("is a request that can't be made, such as with %s: its error names nothing of it", async (_what, settings) => {
    expect(await failure(http(settings).send(outgoing()))).toMatchObject({ message: "http: the request failed" });
  });
});

describe("of several providers", () => {
  const failedAt: string[] = [];
  const send = (template: SmsTemplate = "login-code") => {
    failedAt.length = 0;
    return sendByFirst([msg91(), twilio(), http()], { ...outgoing(), template }, ({ message }) =>
      failedAt.push(message),
    );
  };

  it("the first one sends", async () => {
    expect(await send()).toEqual({ sender: "msg91", id: "366e6c6b4f35" });
    expect(provider.taken).toHaveLength(1);
  });

  it("the next one sends what the first did not accept", async () => {
    provider.answerWith((name) => (name === "msg91" ? { status: 500, body: "" } : undefined));
    expect(await send()).toMatchObject({ sender: "twilio" });
    expect(failedAt).toEqual(["msg91: answered 500"]);
  });

  it("the next one sends what is not registered with the first", async () => {
    expect(await send("order-placed")).toMatchObject({ sender: "twilio" });
    expect(failedAt).toEqual([]);
  });

  it("none is asked about a number that does not exist, once one has said so", async () => {
    provider.answerWith((name) => ({ status: 400, body: name === "twilio" ? { code: 21211 } : "" }));
    expect(await failure(send())).toMatchObject({ message: "twilio: error 21211", isFinal: true });
    expect(failedAt).toEqual(["msg91: answered 400"]);
  });

  it("none can send what is registered with none", async () => {
    const sent = sendByFirst([msg91()], { ...outgoing(), template: "order-placed" });
    expect(await failure(sent)).toMatchObject({ message: "SMS: no provider can send order-placed" });
  });

  it("the last error is thrown if all fail", async () => {
    provider.answerWith(() => ({ status: 503, body: "" }));
    expect(await failure(send())).toMatchObject({ message: "http: answered 503", isFinal: false });
  });
});
