import scrypt from "scrypt-kdf";
import { hashPassword, isPassword } from "./password-hash";

describe("a password", () => {
  it("is told by its hash, and no other is", async () => {
    const hash = await hashPassword("correct horse");
    expect(hash).not.toContain("correct");
    expect(await isPassword("correct horse", hash)).toBe(true);
    expect(await isPassword("correct horsf", hash)).toBe(false);
  });

  it("costs what the engine asks, so that guessing is slow", async () => {
    const hash = Buffer.from(await hashPassword("correct horse"), "base64");
    expect(scrypt.viewParams(hash)).toEqual({ logN: 15, r: 8, p: 1 });
  });

  it("is told by a hash that the engine made", async () => {
    const engines = (await scrypt.kdf("Haat@Admin1", { logN: 15, r: 8, p: 1 })).toString("base64");
    expect(await isPassword("Haat@Admin1", engines)).toBe(true);
  });

  it.each([null, "", "not a hash", Buffer.alloc(96).toString("base64")])(
    "is never right against %j, not even the decoy's",
    async (hash) => {
      expect(await isPassword("nobody's", hash)).toBe(false);
    },
  );
});
