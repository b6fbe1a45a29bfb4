import { readConfig } from "../config/read-config";
import { openChannels } from "./open-channels";

jest.mock("../config/read-config");

it.each([
  ["demo", undefined, ["email", "sms"]],
  ["demo", "smtp://mail", ["email", "sms"]],
  ["production", "smtp://mail", ["email"]],
  ["production", undefined, []],
])("the channels in %s with the mail server %p are %p", (mode, url, channels) => {
  jest.mocked(readConfig).mockReturnValue({ mode, smtp: url && { url, from: "" } } as ReturnType<typeof readConfig>);
  expect(openChannels()).toEqual(channels);
});
