import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ApiError } from "./api-error";
import { limitByAddress } from "./limit-by-address";

const dataDir = mkdtempSync(path.join(tmpdir(), "haat-limit-"));
Object.assign(process.env, { HAAT_DATA_DIR: dataDir, TRUST_PROXY: "1" });
afterAll(() => rmSync(dataDir, { recursive: true }));

const from = (address: string) => ({ headers: { "x-forwarded-for": address }, socket: {} }) as never;

describe("a limit per network address", () => {
  it("refuses whoever asks too often, says for how long, and nobody else", async () => {
    const limit = limitByAddress(() => ({ name: "test", most: 2, seconds: 60 }));
    await limit(from("1.2.3.4"));
    await limit(from("1.2.3.4"));
    const refusal: unknown = await limit(from("1.2.3.4")).catch((error: unknown) => error);
    if (!(refusal instanceof ApiError)) throw new Error("The third was let through.");
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers["Retry-After"])).toBeGreaterThan(0);
    await limit(from("1.2.3.5"));
  });
});
