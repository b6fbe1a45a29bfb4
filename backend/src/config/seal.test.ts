import { openMessage, sealMessage } from "../messages/sealed-message";

process.env.JWT_SECRET = "a-secret";
process.env.COOKIE_SECRET = "another-secret";

const message = { subject: "Your code", text: "123456 is your code.", code: "123456" };

describe("a sealed message", () => {
  it("hides its code and can be opened again", () => {
    const sealed = sealMessage(message);
    expect(JSON.stringify(sealed)).not.toContain("123456");
    expect(openMessage(sealed)).toEqual(message);
  });

  it("cannot be opened after it was altered", () => {
    const { sealed } = sealMessage(message);
    const bytes = Buffer.from(sealed, "base64");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => openMessage({ sealed: bytes.toString("base64") })).toThrow();
  });
});

describe("sealing with an ENCRYPTION_KEY", () => {
  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
    jest.resetModules();
  });

  /** Loads the module as a process with this environment would. */
  const sealer = (env: Record<string, string>): typeof import("./seal") => {
    jest.resetModules();
    process.env = { ...environment, ...env };
    return jest.requireActual<typeof import("./seal")>("./seal");
  };

  it("also opens what was sealed before the key was set; without the key nothing sealed later opens", () => {
    const before = sealer({}).seal("old");
    const withKey = sealer({ ENCRYPTION_KEY: "a-key-of-its-own" });
    const after = withKey.seal("new");
    expect([withKey.unseal(before), withKey.unseal(after)]).toEqual(["old", "new"]);
    expect(() => sealer({}).unseal(after)).toThrow();
    expect(sealer({ ENCRYPTION_KEY: "a-key-of-its-own", JWT_SECRET: "changed" }).unseal(after)).toBe("new");
  });
});
