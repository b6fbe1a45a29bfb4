import { accountDataAnswerSchema } from "@haat/api-contract/account/schemas";
import { consentMessages } from "@haat/api-contract/consent/messages";
import { legalVersions } from "@haat/api-contract/consent/versions";
import { signupAnswerSchema } from "@haat/api-contract/login/schemas";
import { api } from "../support/api";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";
import { aFreshEmail, aFreshMobile, aShopper, latestCode } from "../support/shopper";

const older = { privacy: "2020-01-01", terms: "2020-01-01" };

/** Logs in by code, from a screen that showed these versions. @returns the token */
async function logIn(identifier: string, agreed?: { privacy: string; terms: string }): Promise<string> {
  // The next code may be asked for at once.
  await withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [identifier]));
  await api().call("signup", { body: { identifier } });
  const otp = await latestCode(identifier);
  const answer = signupAnswerSchema.parse(
    (await raw("POST", "/api/v1/signup", { body: { identifier, otp, ...(agreed && { agreed }) } })).body,
  );
  if (!("token" in answer)) throw new Error("The code was good and no token came.");
  return answer.token;
}

const consentsOf = async (token: string) => (await api(token).call("getAccount", {})).account.consents;
const agree = (token: string, change: object = {}) =>
  raw("PUT", "/api/v1/account/consents", { token, body: { ...legalVersions, way: "asked", ...change } });

describe("consents", () => {
  it("are kept when an account is opened, in the versions that were shown", async () => {
    const consents = await consentsOf(await logIn(aFreshEmail(), { ...legalVersions }));
    expect(consents).toEqual([
      { document: "privacy", version: legalVersions.privacy, way: "sign-up", agreedAt: expect.any(String) },
      { document: "terms", version: legalVersions.terms, way: "sign-up", agreedAt: expect.any(String) },
    ]);
  });

  it("are not assumed of whoever saw nothing, or another version", async () => {
    expect(await consentsOf(await logIn(aFreshEmail()))).toEqual([]);
    expect(await consentsOf(await logIn(aFreshEmail(), older))).toEqual([]);
  });

  it("are not given by the login of an account that was opened before", async () => {
    const identifier = aFreshEmail();
    await logIn(identifier);
    expect(await consentsOf(await logIn(identifier, { ...legalVersions }))).toEqual([]);
  });

  it("are not given by a later login: a new version is asked for", async () => {
    const identifier = aFreshEmail();
    await logIn(identifier, { ...legalVersions });
    await withDatabase((client) =>
      client.query(
        `UPDATE shopper_consent SET version = '2020-01-01' WHERE customer_id = (SELECT id FROM customer WHERE email = $1)`,
        [identifier],
      ),
    );
    const token = await logIn(identifier, { ...legalVersions });
    expect((await consentsOf(token)).map(({ version }) => version)).toEqual(["2020-01-01", "2020-01-01"]);
    expect((await agree(token)).body).toMatchObject({ success: true, message: consentMessages.saved });
    expect((await consentsOf(token)).map(({ version, way }) => [version, way])).toEqual([
      [legalVersions.privacy, "asked"],
      [legalVersions.terms, "asked"],
      ["2020-01-01", "sign-up"],
      ["2020-01-01", "sign-up"],
    ]);
  });

  it("keep the day of the first time, and refuse a version that is not in force", async () => {
    const { token } = await aShopper();
    expect(await agree(token, { terms: "2020-01-01" })).toMatchObject({
      status: 400,
      body: { message: consentMessages.outdated },
    });
    await agree(token, { way: "checkout" });
    const first = await consentsOf(token);
    await agree(token);
    expect(await consentsOf(token)).toEqual(first);
    expect(first.map(({ way }) => way)).toEqual(["checkout", "checkout"]);
  });

  it("are in the download of one's data", async () => {
    const { token } = await aShopper();
    await agree(token);
    const { body } = await raw("GET", "/api/v1/account/data", { token });
    expect(accountDataAnswerSchema.parse(body).account.consents).toHaveLength(2);
  });

  it("stay with whom two accounts become", async () => {
    const mobile = aFreshMobile();
    await agree(await logIn(mobile));
    const { token } = await aShopper();
    await withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [`+91${mobile}`]));
    await api(token).call("addIdentifier", { body: { identifier: mobile } });
    const otp = await latestCode(`+91${mobile}`);
    await api(token).call("addIdentifier", { body: { identifier: mobile, otp } });
    expect(await consentsOf(token)).toHaveLength(2);
  });
});
