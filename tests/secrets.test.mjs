import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { faultOfSecrets as faultOfServer } from "../backend/src/config/weak-secrets";
import { faultOfSecrets } from "../scripts/weak-secrets.mjs";
import { withSecrets, writeSecrets } from "../scripts/write-secrets.mjs";

const root = path.join(__dirname, "..");
const example = readFileSync(path.join(root, ".env.example"), "utf8");
const good = { JWT_SECRET: "0123456789abcdef".repeat(2), COOKIE_SECRET: "fedcba9876543210".repeat(2) };

describe("secrets of a production shop", () => {
  it.each([
    [good, undefined],
    [{ ...good, ENCRYPTION_KEY: "", ADMIN_PASSWORD: "short but mine" }, undefined],
    [{ ...good, JWT_SECRET: "change-me" }, "JWT_SECRET is a placeholder"],
    [{ ...good, JWT_SECRET: "please-change_me-before-you-open-the-shop" }, "JWT_SECRET is a placeholder"],
    [{ ...good, COOKIE_SECRET: "0123456789abcdef0123456789abcde" }, "COOKIE_SECRET has 31 of at least 32 characters"],
    [{ ...good, COOKIE_SECRET: "ab".repeat(20) }, "COOKIE_SECRET repeats the same few characters"],
    [{ ...good, COOKIE_SECRET: ` ${good.JWT_SECRET} ` }, "COOKIE_SECRET is the same as JWT_SECRET"],
    [{ ...good, ENCRYPTION_KEY: good.COOKIE_SECRET }, "ENCRYPTION_KEY is the same as COOKIE_SECRET"],
    [{ ...good, ADMIN_PASSWORD: good.JWT_SECRET }, "ADMIN_PASSWORD is the same as JWT_SECRET"],
    [{ ...good, S3_SECRET_ACCESS_KEY: "change-me-too" }, "S3_SECRET_ACCESS_KEY is a placeholder"],
    [
      parseEnv(example),
      "JWT_SECRET is a placeholder, COOKIE_SECRET is a placeholder, S3_SECRET_ACCESS_KEY is a placeholder, ADMIN_PASSWORD is a placeholder",
    ],
  ])("are judged alike by the start script and the server: %j", (env, fault) => {
    const line =
      fault &&
      `A production shop needs strong secrets: ${fault}. "npm run secrets" writes strong ones to .env, which docker compose reads.`;
    expect(faultOfSecrets(env)).toBe(line);
    expect(faultOfServer(env)).toBe(line);
  });
});

describe("npm run secrets", () => {
  it("creates .env from the example with valid secrets, readable only by its owner", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "haat-secrets-"));
    try {
      writeFileSync(path.join(folder, ".env.example"), example);
      const { written, kept } = await writeSecrets(folder);
      expect(kept).toEqual([]);
      const file = path.join(folder, ".env");
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const env = parseEnv(readFileSync(file, "utf8"));
      expect(faultOfSecrets(env)).toBeUndefined();
      expect(new Set(written.map((name) => env[name])).size).toBe(written.length);
      expect(env.POSTGRES_PASSWORD).toHaveLength(64);

      // A second run changes nothing.
      const text = readFileSync(file, "utf8");
      expect(await writeSecrets(folder)).toEqual({ written: [], kept: written, replaced: [], before: undefined });
      expect(readFileSync(file, "utf8")).toBe(text);

      // A replaced value is kept in a backup: a shop may be running on it.
      writeFileSync(file, text.replace(/^JWT_SECRET=.*$/m, "JWT_SECRET=short"));
      const { replaced, before } = await writeSecrets(folder);
      expect(replaced).toEqual(["JWT_SECRET"]);
      expect(before).toMatch(/^\.env\.before-\d+$/);
      const copy = path.join(folder, String(before));
      expect(parseEnv(readFileSync(copy, "utf8")).JWT_SECRET).toBe("short");
      expect(statSync(copy).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("keeps valid secrets and all other lines, and regenerates weak or duplicate ones", () => {
    const before = `# mine\nexport JWT_SECRET="${good.JWT_SECRET}"\nCOOKIE_SECRET=${good.JWT_SECRET} # twice\nPUBLIC_URL=https://haat.example\nADMIN_PASSWORD=change-me-12`;
    const { text, written, kept } = withSecrets(before);
    expect({ written, kept }).toEqual({
      written: ["POSTGRES_PASSWORD", "COOKIE_SECRET", "ENCRYPTION_KEY", "S3_SECRET_ACCESS_KEY", "ADMIN_PASSWORD"],
      kept: ["JWT_SECRET"],
    });
    expect(text).toContain(`# mine\nexport JWT_SECRET="${good.JWT_SECRET}"\n`);
    const env = parseEnv(text);
    expect(env).toMatchObject({ JWT_SECRET: good.JWT_SECRET, PUBLIC_URL: "https://haat.example" });
    expect(faultOfSecrets(env)).toBeUndefined();
  });
});
