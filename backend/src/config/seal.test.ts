import { openMessage, sealMessage } from "../messages/sealed-message";

process.env.JWT_SECRET = "a-secret";
process.env.COOKIE_SECRET = "another-secret";

const message = { subject: "Your code", text: "123456 is your code.", code: "123456" };

describe("a sealed message", () => {
  it("shows nothing of its code and opens to the same", () => {
    const sealed = sealMessage(message);
    expect(JSON.stringify(sealed)).not.toContain("123456");
    expect(openMessage(sealed)).toEqual(message);
  });

  it("does not open once it was altered", () => {
    const { sealed } = sealMessage(message);
    const bytes = Buffer.from(sealed, "base64");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => openMessage({ sealed: bytes.toString("base64") })).toThrow();
  });
});
