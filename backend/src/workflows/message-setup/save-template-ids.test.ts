import { messageSetupMessages as words } from "@haat/api-contract/message-setup/messages";
import type { TemplateIds } from "@haat/api-contract/message-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { recordChange } from "../audit/record-change";
import { saveTemplateIds } from "./save-template-ids";

jest.mock("#config/read-config");
jest.mock("#engine/hooks/one-transaction");
jest.mock("../audit/record-change", () => ({
  ...jest.requireActual("../audit/record-change"),
  recordChange: jest.fn(),
}));

const save = jest.fn();
const take = jest.fn();
const queue = { smsTemplateIds: { within: () => ({ take, save }) } };
const container = { resolve: () => queue } as unknown as MedusaContainer;

beforeEach(() => {
  jest.clearAllMocks();
  const act = (_: unknown, run: (transaction: OneTransaction) => Promise<unknown>) => run({} as OneTransaction);
  jest.mocked(inOneTransaction).mockImplementation(act as typeof inOneTransaction);
});

const codes = { "identifier-code": "2", "deletion-code": "3", "seller-contact-code": "4" };

function stores(before: TemplateIds, ids: TemplateIds, ofVariable: object = { "login-code": "1" }): Promise<void> {
  const sms = [{ name: "msg91", templates: ofVariable }];
  jest.mocked(readConfig).mockReturnValue({ sms } as unknown as ReturnType<typeof readConfig>);
  take.mockResolvedValue({ ids: before, version: 4 });
  return saveTemplateIds(container, { templateIds: ids, version: 4, actorId: "user_1" });
}

it("replaces a provider's ids, and leaves those of others that are not set up now", async () => {
  await stores({ msg91: { ...codes, "order-placed": "5" }, sns: { "login-code": "9" } }, { msg91: codes });
  expect(save.mock.calls).toMatchObject([[{ msg91: codes, sns: { "login-code": "9" } }]]);
  expect(jest.mocked(recordChange).mock.calls).toMatchObject([
    [
      container,
      { actorId: "user_1", before: { "msg91.order-placed": "5" }, after: { "msg91.deletion-code": "3" } },
      {},
    ],
  ]);
});

it("takes no code's only id away", async () => {
  const { "deletion-code": _, ...others } = codes;
  const saved = stores({ msg91: codes }, { msg91: others });
  await expect(saved).rejects.toMatchObject({ status: 409, message: words.codesLost("deletion-code") });
  expect(save).not.toHaveBeenCalled();
});

it("lets staff enter the codes' ids one by one, and replace a variable's", async () => {
  await stores({}, { msg91: { "login-code": "7" } }, {});
  await stores({ msg91: { "login-code": "7" } }, { msg91: {} });
  expect(save).toHaveBeenCalledTimes(2);
});
