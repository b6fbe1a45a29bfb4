import { whatsAppEvent, whatsAppKeys, whatsAppReply, whatsAppStatus } from "./whatsapp.fixture";
import { isSignedByMeta, readWhatsAppEvents } from "./whatsapp-events";

const { appSecret, phoneNumberId } = whatsAppKeys;
const mobile = "+919845012345";
const at = new Date("2026-11-29T10:00:00.000Z");

const read = (value: object, change: object = {}) =>
  readWhatsAppEvents(Buffer.from(whatsAppEvent(value, change).raw), phoneNumberId);
const none = { statuses: [], stops: [] };

describe("an event's signature", () => {
  const { raw, signature } = whatsAppEvent({});
  const isSigned = (body: string, given: string | undefined) =>
    isSignedByMeta(appSecret, { raw: Buffer.from(body), signature: given });

  it("covers the body's bytes, with the app's secret", () => {
    expect(isSigned(raw, signature)).toBe(true);
    expect(isSigned(`${raw} `, signature)).toBe(false);
    expect(isSigned(raw, whatsAppEvent({}, { secret: "other" }).signature)).toBe(false);
  });

  it.each([undefined, "", "sha256=", signature.slice(7), signature.replace("sha256", "sha1")])("is not %p", (given) => {
    expect(isSigned(raw, given)).toBe(false);
  });
});

describe("an event", () => {
  it("tells the statuses of messages", () => {
    const statuses = [
      whatsAppStatus("wamid.1", "sent", mobile),
      whatsAppStatus("wamid.1", "read", mobile),
      whatsAppStatus("wamid.2", "failed", mobile, 131026),
      whatsAppStatus("wamid.3", "failed", mobile, 131049),
    ];
    expect(read({ statuses }).statuses).toEqual([
      { id: "wamid.1", status: "sent", reason: null, unreachable: null },
      { id: "wamid.1", status: "read", reason: null, unreachable: null },
      { id: "wamid.2", status: "failed", reason: "error 131026", unreachable: mobile },
      { id: "wamid.3", status: "failed", reason: "error 131049", unreachable: null },
    ]);
  });

  it.each(["STOP", " stop ", "Stop.", "stop!"])("tells who replied %j", (body) => {
    expect(read({ messages: [whatsAppReply(mobile, body, at)] }).stops).toEqual([{ mobile, at }]);
  });

  it("tells who pressed a template's button", () => {
    const { text: _text, ...reply } = whatsAppReply(mobile, "", at);
    expect(read({ messages: [{ ...reply, button: { text: "STOP", payload: "STOP" } }] }).stops).toHaveLength(1);
  });

  it.each([
    ["another reply", { messages: [whatsAppReply(mobile, "Please don't stop", at)] }],
    ["a reply from abroad", { messages: [whatsAppReply("+15550783881", "STOP", at)] }],
    ["another status", { statuses: [whatsAppStatus("wamid.1", "deleted", mobile)] }],
    ["a status without an id", { statuses: [whatsAppStatus("", "sent", mobile)] }],
    ["statuses of another shape", { statuses: [null, 7, "sent"], messages: [[]] }],
  ])("tells nothing of %s", (_what, value) => expect(read(value)).toEqual(none));

  it("tells nothing of another number of the same app", () => {
    const statuses = [whatsAppStatus("wamid.1", "sent", mobile)];
    expect(read({ statuses }, { phoneNumberId: "999999" })).toEqual(none);
  });

  it.each(["", "{", "null", "[]", '{"object":"page","entry":[]}', '{"object":"whatsapp_business_account","entry":7}'])(
    "tells nothing if it is %j",
    (raw) => expect(readWhatsAppEvents(Buffer.from(raw), phoneNumberId)).toEqual(none),
  );
});
