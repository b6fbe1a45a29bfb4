import { limits } from "../limits";
import { sellerLoginMessages } from "../seller-login/messages";
import { sellerBusinessMessages as messages } from "./messages";
import { bankAccountBodySchema, businessBodySchema } from "./schemas";

const business = {
  name: "  Kaveri   Traders ",
  legalName: "Kaveri Traders Private Limited",
  kind: "company",
  gstNumber: "29aajch4812k1z9",
  panNumber: "AAJCH4812K",
  contactName: "Meenakshi Raghunathan",
  contactMobile: "98450 10142",
  line: "17 Lavelle Road",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560001",
};
const account = {
  holder: "Kaveri Traders",
  number: "1234 5678 9012",
  numberAgain: "123456789012",
  ifsc: "sbin0001234",
};

const problemOf = (schema: typeof businessBodySchema | typeof bankAccountBodySchema, body: object) => {
  const { error } = schema.safeParse(body);
  return error?.issues.map(({ path, message }) => [path.join("."), message]);
};

describe("business details", () => {
  it("are normalised", () => {
    expect(businessBodySchema.parse(business)).toMatchObject({
      name: "Kaveri Traders",
      gstNumber: "29AAJCH4812K1Z9",
      contactMobile: "+919845010142",
    });
    expect(businessBodySchema.parse({ ...business, gstNumber: " " }).gstNumber).toBeNull();
  });

  it.each([
    ["proprietorship", "P"],
    ["individual", "P"],
    ["partnership", "F"],
    ["llp", "F"],
    ["llp", "E"],
    ["company", "C"],
    ["huf", "H"],
    ["society", "T"],
    ["society", "A"],
  ])("accept for the kind %s a PAN with %s", (kind, letter) => {
    const body = { ...business, kind, gstNumber: "", panNumber: `AAJ${letter}H4812K` };
    expect(businessBodySchema.safeParse(body).success).toBe(true);
  });

  // @spec business-details-gstin-pan
  it.each([
    ["panNumber", { panNumber: "" }, messages.panRequired],
    ["panNumber", { panNumber: "AAJCH4812L" }, messages.panOfGstin],
    ["panNumber", { kind: "proprietorship" }, messages.panOfKind("Sole proprietorship", "P")],
    ["panNumber", { kind: "llp", gstNumber: "" }, messages.panOfKind("Limited liability partnership", "E, F")],
    ["panNumber", { panNumber: "AAJPH4812K", gstNumber: "" }, messages.panOfKind("Limited company", "C")],
    ["panNumber", { panNumber: "AAJCH481K" }, sellerLoginMessages.panInvalid],
    ["gstNumber", { gstNumber: "29AAJCH4812K1Z8" }, sellerLoginMessages.gstinInvalid],
    ["gstNumber", { state: "Kerala" }, messages.stateOfGstin],
    ["state", { state: "Atlantis" }, messages.stateRequired],
    ["pincode", { pincode: "056000" }, expect.any(String)],
    ["name", { name: " \u00a0 " }, messages.nameRequired],
    [
      "name",
      { name: "x".repeat(limits.maxBusinessNameLength + 1) },
      messages.nameTooLong(limits.maxBusinessNameLength),
    ],
    ["kind", { kind: "" }, messages.kindRequired],
    ["contactMobile", { contactMobile: "12345" }, sellerLoginMessages.mobileInvalid],
  ])("report the fault of the %s of %j", (field, change, message) => {
    expect(problemOf(businessBodySchema, { ...business, ...change })).toEqual([[field, message]]);
  });
});

describe("a bank account", () => {
  it("is normalised", () => {
    expect(bankAccountBodySchema.parse(account)).toMatchObject({ number: "123456789012", ifsc: "SBIN0001234" });
  });

  // @spec bank-account-number-typed
  it.each([
    ["ifsc", { ifsc: "SBIN1001234" }, messages.ifscInvalid],
    ["ifsc", { ifsc: "SBI00001234" }, messages.ifscInvalid],
    ["ifsc", { ifsc: "SBIN000123" }, messages.ifscInvalid],
    ["number", { number: "12345678", numberAgain: "12345678" }, messages.numberInvalid],
    ["number", { number: "1".repeat(19), numberAgain: "1".repeat(19) }, messages.numberInvalid],
    ["number", { number: "12345678901x", numberAgain: "12345678901x" }, messages.numberInvalid],
    ["numberAgain", { numberAgain: "123456789013" }, messages.numbersDiffer],
    ["holder", { holder: "" }, messages.holderRequired],
  ])("reports the fault of the %s of %j", (field, change, message) => {
    expect(problemOf(bankAccountBodySchema, { ...account, ...change })).toEqual([[field, message]]);
  });
});
