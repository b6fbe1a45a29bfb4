import { messageSetupMessages } from "@haat/api-contract/message-setup/messages";
import { testMessagesPerHour } from "#workflows/message-setup/send-test";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aFreshMobile } from "../../support/shopper";

let clerk: StaffMember;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_settings", "edit_settings"] });
});

const auditOfClerk = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ action: string; after: Record<string, string> }>(
      "SELECT action, after FROM audit_entry WHERE actor_id = $1 ORDER BY created_at, id",
      [clerk.userId],
    );
    return rows;
  });

describe("the template ids", () => {
  const version = async () => (await api(clerk.token).call("getMessageSetup", {})).sms.templateIdsVersion;
  const put = (templateIds: object, seen: number, token = clerk.token) =>
    raw("PUT", "/api/v1/back-office/message-setup/template-ids", { token, body: { templateIds, version: seen } });

  it.each([
    ["an id with a space", { msg91: { "login-code": "a b" } }, 400, messageSetupMessages.idInvalid],
    ["an id that is too long", { msg91: { "login-code": "1".repeat(65) } }, 400, messageSetupMessages.idInvalid],
    ["a text that is none", { msg91: { toString: "1" } }, 400, messageSetupMessages.unknownText],
    ["a provider without ids", { twilio: { "login-code": "1" } }, 400, ""],
    ["a provider that is not set up", { sns: {} }, 409, messageSetupMessages.takesNoIds("Amazon SNS")],
  ])("are not stored with %s", async (_what, ids, status, message) => {
    const answer = await put(ids, await version());
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(message)]);
  });

  it("are not stored over a change that the caller has not seen, nor by staff who may only see them", async () => {
    const seen = await version();
    expect((await put({}, seen)).status).toBe(200);
    expect(await put({}, seen)).toMatchObject({
      status: 409,
      body: { message: messageSetupMessages.changedMeanwhile },
    });
    const viewer = await aStaffMember({ permissions: ["view_settings"] });
    expect((await put({}, await version(), viewer.token)).status).toBe(403);
  });
});

describe("the messages of a demo without providers", () => {
  it("list every text, and say that the outbox stores them", async () => {
    const { sms, email } = await api(clerk.token).call("getMessageSetup", {});
    expect(sms).toMatchObject({ delivery: "outbox", providers: [] });
    expect(sms.texts).toContainEqual({
      name: "order-shipped",
      text: "Haat: your order {order} has shipped. {link}",
      templateIds: {},
    });
    expect(email).toEqual({ delivery: "outbox", from: null });
  });

  it("store a test with a sample code that opens nothing, and the audit log masks the number", async () => {
    const mobile = aFreshMobile();
    const body = { to: `0${mobile}`, text: "login-code", provider: null };
    const answer = await api(clerk.token).call("sendTestSms", { body });
    expect(answer).toMatchObject({ outcome: "stored", message: messageSetupMessages.stored });
    const stored = await withDatabase((client) =>
      client.query('SELECT text FROM outbox_message WHERE "to" = $1', [`+91${mobile}`]),
    );
    expect(stored.rows).toEqual([{ text: expect.stringMatching(/^000000 is your Haat login code/) }]);
    const login = await raw("POST", "/api/v1/signup", { body: { mobile, otp: "000000" } });
    expect(login.status).toBe(400);
    const to = `asha-${mobile}@example.test`;
    expect(await api(clerk.token).call("sendTestEmail", { body: { to } })).toMatchObject({ outcome: "stored" });
    expect(await auditOfClerk()).toEqual([
      {
        action: "message.test_sms_sent",
        after: { text: "login-code", provider: "outbox", to: `+91••••••${mobile.slice(6)}`, outcome: "stored" },
      },
      { action: "message.test_email_sent", after: { to: "a•••@example.test", outcome: "stored" } },
    ]);
  });

  it.each([
    ["sendTestSms", { to: "+14155550100", text: "login-code", provider: null }, messageSetupMessages.mobileInvalid],
    ["sendTestSms", { to: "a@example.test", text: "login-code", provider: null }, messageSetupMessages.mobileInvalid],
    ["sendTestEmail", { to: "9845012345" }, messageSetupMessages.emailInvalid],
  ] as const)("%s refuses %j", async (name, body, message) => {
    const path = name === "sendTestSms" ? "test-sms" : "test-email";
    const answer = await raw("POST", `/api/v1/back-office/message-setup/${path}`, { token: clerk.token, body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it("are tested by a staff member only so often in an hour, and others are not held up", async () => {
    const staff = await aStaffMember({ permissions: ["edit_settings"] });
    const send = (token: string) =>
      api(token).call("sendTestSms", { body: { to: aFreshMobile(), text: "login-code", provider: null } });
    for (let sent = 0; sent < testMessagesPerHour; sent += 1) await send(staff.token);
    const refused = await failureOf(send(staff.token));
    expect(refused).toMatchObject({ status: 429, message: messageSetupMessages.tooMany });
    expect(await send(clerk.token)).toMatchObject({ outcome: "stored" });
  });
});
