import { readConfig } from "../config/read-config";
import { openChannels } from "./open-channels";

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
