import type { MedusaContainer } from "@medusajs/framework/types";
import { ConfigError } from "../config/parse-environment";
import { readConfig } from "../config/read-config";
import { log } from "../log/log";
import { ensureSmsTemplates } from "./ensure-sms-templates";

jest.mock("../config/read-config");
jest.mock("../log/log", () => ({ log: { warn: jest.fn() } }));
const warn = jest.mocked(log.warn);
beforeEach(() => warn.mockReset());

const others = { "identifier-code": "2", "deletion-code": "3", "seller-contact-code": "4" };
const allCodes = { "login-code": "1", ...others };

function start(ofVariable: object, stored: object): Promise<void> {
  const sms = [{ name: "msg91", url: "", authKey: "", templates: ofVariable }];
  jest.mocked(readConfig).mockReturnValue({ sms } as unknown as ReturnType<typeof readConfig>);
  const queue = { smsTemplateIds: { read: async () => ({ ids: { msg91: stored }, version: 1 }) } };
  return ensureSmsTemplates({ resolve: () => queue } as unknown as MedusaContainer);
}

it.each([
  ["the variable", allCodes, {}],
  ["the back office", {}, allCodes],
  ["both together", { "login-code": "1" }, others],
])("starts with the codes' ids in %s", async (_where, ofVariable, stored) => {
  await start(ofVariable, stored);
  expect(warn).not.toHaveBeenCalled();
});

it("does not start if the variable's ids lack a code that is not stored either", async () => {
  const started = start({ "order-placed": "5" }, others);
  await expect(started).rejects.toThrow(ConfigError);
  await expect(started).rejects.toThrow(
    "MSG91_TEMPLATES: no provider of SMS_PROVIDERS has a template for login-code, and none is stored",
  );
});

it("starts without any id, so that staff can enter them, and says so", async () => {
  await start({}, {});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("login-code, identifier-code"));
});
