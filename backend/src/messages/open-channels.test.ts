import { readConfig } from "../config/read-config";
import { canSendByWhatsApp, isWhatsAppOpen, openChannels } from "./open-channels";

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

const whatsApp = { templates: { "order-placed": "order_placed" } };

it.each([
  ["in a demo", { mode: "demo" }, [true, true, true, false]],
  ["in production without it", { mode: "production" }, [false, false, false, false]],
  ["where it is set up, with named templates", { mode: "production", whatsApp }, [true, true, false, false]],
  ["in a demo where it is set up", { mode: "demo", whatsApp }, [true, true, false, false]],
])("WhatsApp %s is open and sends texts: %3$j", (_where, config, expected) => {
  jest.mocked(readConfig).mockReturnValue(config as unknown as ReturnType<typeof readConfig>);
  const sends = (["order-placed", "order-shipped", "login-code"] as const).map(canSendByWhatsApp);
  expect([isWhatsAppOpen(), ...sends]).toEqual(expected);
});
