import { isSame, isSignedByTwilio, readMsg91Reports, readTwilioReport } from "./sms-report";

const form = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe("Twilio's signature", () => {
  // The example in Twilio's documentation, with its signature.
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  const fields = { CallSid: "CA1234567890ABCDE", Caller: "+14158675309", Digits: "1234", From: "+14158675309" };
  const raw = form({ To: "+18005551212", ...fields });
  const signature = "RSOYDt4T1cUTdK1PDd93/VVr8B8=";

  it("covers the address and the sorted parameters", () => {
    expect(isSignedByTwilio("12345", { url, raw, signature })).toBe(true);
  });

  it.each([
    ["another address", { url: "https://mycompany.com/myapp.php" }],
    ["another parameter", { raw: form({ To: "+18005551213", ...fields }) }],
    ["one more parameter", { raw: form({ To: "+18005551212", ...fields, Z: "1" }) }],
    ["no signature", { signature: undefined }],
    ["a truncated signature", { signature: signature.slice(0, -1) }],
  ])("is invalid with %s", (_, change) => {
    expect(isSignedByTwilio("12345", { url, raw, signature, ...change })).toBe(false);
  });

  it("is invalid with another token", () => {
    expect(isSignedByTwilio("12346", { url, raw, signature })).toBe(false);
  });
});

it.each([
  ["secret", true],
  ["secreT", false],
  ["secret2", false],
  ["", false],
  [undefined, false],
])("the secret %p is the expected one: %p", (given, expected) => {
  expect(isSame("secret", given)).toBe(expected);
});

describe("a report by Twilio", () => {
  const told = (fields: Record<string, string>) =>
    readTwilioReport(form({ MessageSid: "SM1", To: "+919845012345", ...fields }));

  it.each([
    [{ MessageStatus: "delivered" }, { outcome: "delivered", reason: null }],
    [
      { MessageStatus: "undelivered", ErrorCode: "30006" },
      { outcome: "failed", reason: "undelivered, error 30006" },
    ],
    [{ MessageStatus: "failed" }, { outcome: "failed", reason: "failed" }],
  ])("%j means %j", (fields, report) => {
    expect(told(fields)).toEqual([{ id: "SM1", ...report }]);
  });

  it.each([[{ MessageStatus: "sent" }], [{}], [{ MessageStatus: "delivered", MessageSid: "x".repeat(101) }]])(
    "%j means nothing",
    (fields) => expect(told(fields as Record<string, string>)).toEqual([]),
  );
});

describe("a report by MSG91", () => {
  const v2 = (report: object) =>
    form({ data: JSON.stringify([{ senderId: "HAATIN", requestId: "366e", report: [report] }]) });
  const v3 = (report: object) => json({ requestId: "366e", number: "919845012345", ...report });

  it.each([
    [
      { status: "1", desc: "DELIVERED", failedReason: "" },
      { outcome: "delivered", reason: null },
    ],
    [{ status: 1 }, { outcome: "delivered", reason: null }],
    [
      { status: "2", desc: "FAILED", failedReason: "Absent" },
      { outcome: "failed", reason: "Absent" },
    ],
    [
      { status: "9", desc: "NDNC of 919845012345" },
      { outcome: "failed", reason: "NDNC of …" },
    ],
    [{ status: "16" }, { outcome: "failed", reason: "status 16" }],
  ])("%j means %j, in both versions", (report, meaning) => {
    for (const raw of [v2(report), v3(report)]) expect(readMsg91Reports(raw)).toEqual([{ id: "366e", ...meaning }]);
  });

  it.each([
    ["one that is on its way", v3({ status: "8", desc: "SUBMITTED" })],
    ["one without a status", v3({})],
    ["no id", json({ status: "1" })],
    ["a list of something else", json([1])],
    ["no JSON", Buffer.from("{")],
    ["an empty form", Buffer.from("")],
    ["a form without data", form({ hello: "1" })],
  ])("means nothing with %s", (_what, raw) => {
    expect(readMsg91Reports(raw)).toEqual([]);
  });
});
