import { readConfig } from "../config/read-config";
import { canSendSms } from "./can-send-sms";

jest.mock("../config/read-config");

const msg91 = { name: "msg91", templates: { "login-code": "1" } };

it.each([
  ["without a provider, as in a demo", [], true],
  ["with a provider where it is not registered", [msg91], false],
  ["with a second one that needs no registration", [msg91, { name: "twilio", from: "" }], true],
])("an SMS about an order is sent %s: %3$s", (_how, sms, expected) => {
  jest.mocked(readConfig).mockReturnValue({ sms } as unknown as ReturnType<typeof readConfig>);
  expect(canSendSms("order-placed")).toBe(expected);
});
