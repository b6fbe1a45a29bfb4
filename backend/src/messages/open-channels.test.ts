import { readConfig } from "../config/read-config";
import { canSendSms, openChannels } from "./open-channels";

jest.mock("../config/read-config");

const providers = [{ name: "msg91" }];

it.each([
  ["demo", undefined, [], ["email", "sms"]],
  ["demo", "smtp://mail", [], ["email", "sms"]],
  ["production", "smtp://mail", [], ["email"]],
  ["production", "smtp://mail", providers, ["email", "sms"]],
  ["production", undefined, providers, ["sms"]],
  ["production", undefined, [], []],
])("the channels in %s with the mail server %p and the SMS providers %j are %p", (mode, url, sms, channels) => {
  const config = { mode, sms, smtp: url && { url, from: "" } };
  jest.mocked(readConfig).mockReturnValue(config as ReturnType<typeof readConfig>);
  expect(openChannels()).toEqual(channels);
});

const msg91 = { name: "msg91", templates: { "login-code": "1" } };

it.each([
  ["without a provider, as in a demo", [], true],
  ["with a provider where it is not registered", [msg91], false],
  ["with a second one that needs no registration", [msg91, { name: "twilio", from: "" }], true],
])("an SMS about an order is sent %s: %3$s", (_how, sms, expected) => {
  jest.mocked(readConfig).mockReturnValue({ sms } as unknown as ReturnType<typeof readConfig>);
  expect(canSendSms("order-placed")).toBe(expected);
});
