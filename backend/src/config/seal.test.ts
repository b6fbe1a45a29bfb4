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

  it("opens what previous secrets sealed, tells it from the rest, and seals by the current one alone", () => {
    const [old, older] = ["the-old-key-of-the-shop", "an-older-key-of-the-shop"];
    const before = sealer({ ENCRYPTION_KEY: older }).seal("older");
    const { seal, unseal, isSealedBefore } = sealer({
      ENCRYPTION_KEY: "the-new-key-of-the-shop",
      PREVIOUS_ENCRYPTION_KEYS: `${old}, ${older}`,
    });
    expect(unseal(before)).toBe("older");
    const after = seal("new");
    expect([isSealedBefore(before), isSealedBefore(after)]).toEqual([true, false]);
    expect(() => sealer({ ENCRYPTION_KEY: older }).unseal(after)).toThrow();
  });
});
