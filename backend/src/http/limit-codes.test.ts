import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ApiError } from "../errors/api-error";
import { limitByAddress, limitSellerCodes, limitShopperCodes } from "./limit-codes";
import { limitFailures } from "./rate-limit";

const dataDir = mkdtempSync(path.join(tmpdir(), "haat-limit-"));
Object.assign(process.env, {
  HAAT_DATA_DIR: dataDir,
  TRUST_PROXY: "1",
  CODES_WITHOUT_PROOF: "3",
  SHOP_CODES_WITHOUT_PROOF: "6",
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const from = (address: string) =>
  ({ headers: { "x-forwarded-for": address }, socket: {}, get: () => undefined }) as never;

describe("a limit per network address", () => {
  it("refuses further requests of that address alone, with a Retry-After", async () => {
    const limit = limitByAddress(() => ({ name: "test", max: 2, seconds: 60 }));
    await limit(from("1.2.3.4"));
    await limit(from("1.2.3.4"));
    const refusal: unknown = await limit(from("1.2.3.4")).catch((error: unknown) => error);
    if (!(refusal instanceof ApiError)) throw new Error("The third was let through.");
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers["Retry-After"])).toBeGreaterThan(0);
    await limit(from("1.2.3.5"));
  });
});

describe("a flood of requests for codes", () => {
  it("takes a proof of work from the address that asks for many, and from all while the shop is asked for many", async () => {
    const ask = async (address: string, limit = limitShopperCodes) => {
      const refusal: unknown = await limit(from(address)).catch((error: unknown) => error);
      return refusal instanceof ApiError ? refusal.status : 200;
    };
    const own = [await ask("2.0.0.1"), await ask("2.0.0.1"), await ask("2.0.0.1"), await ask("2.0.0.1")];
    own.push(await ask("2.0.0.1", limitSellerCodes));
    expect(own).toEqual([200, 200, 200, 428, 200]);
    const others = [await ask("2.0.0.2"), await ask("2.0.0.3"), await ask("2.0.0.4", limitSellerCodes)];
    expect(others).toEqual([200, 428, 428]);
  });
});

describe("a limit on failures", () => {
  it("counts before the call runs, and gives back successes and other failures", async () => {
    const limited = limitFailures(() => ({ name: "failures", max: 2, seconds: 60 }));
    const isWrong = (error: unknown) => error === "wrong";
    const fail = (reason: string) => limited("one", () => Promise.reject(reason), isWrong);
    for (let times = 0; times < 5; times += 1) {
      expect(await limited("one", async () => "well", isWrong)).toBe("well");
      await expect(fail("away")).rejects.toBe("away");
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => fail("wrong")));
    const reasons = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason : undefined));
    expect(reasons.filter((reason) => reason === "wrong")).toHaveLength(2);
    expect(reasons.filter((reason) => reason instanceof ApiError && reason.status === 429)).toHaveLength(8);
    await expect(limited("one", async () => "well", isWrong)).rejects.toMatchObject({ status: 429 });
    expect(await limited("another", async () => "well", isWrong)).toBe("well");
  });
});
