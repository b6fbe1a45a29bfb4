import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const dataDir = mkdtempSync(path.join(tmpdir(), "haat-start-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Output and exit code of an `npm start` that cannot start. @param {Record<string, string>} env */
function start(env) {
  const { PATH, HOME } = process.env;
  const script = path.join(__dirname, "..", "scripts", "start.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { PATH, HOME, HAAT_DATA_DIR: dataDir, ...env },
    encoding: "utf8",
    // Without the timeout a fault that is no longer detected would start a shop and never end.
    timeout: 20_000,
  });
  return { status, text: `${stdout}${stderr}`.trim() };
}

describe("npm start", () => {
  it("names the invalid setting, in one line", () => {
    expect(start({ PORT: "ninety" })).toEqual({
      status: 1,
      text: 'PORT is "ninety"; it must be a number from 1 to 65535.',
    });
  });

  it("names each variable that is missing in production", () => {
    const { status, text } = start({ SHOP_ENV: "production" });
    expect(status).toBe(1);
    expect(text.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "DATABASE_URL",
      "JWT_SECRET",
      "COOKIE_SECRET",
      "SHOP_URL",
    ]);
  });

  it("refuses a production shop with the secrets of .env.example, in one line", () => {
    const { status, text } = start({
      SHOP_ENV: "production",
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/haat",
      SHOP_URL: "https://haat.example",
      JWT_SECRET: "change-me",
      COOKIE_SECRET: "change-me",
    });
    expect({ status, lines: text.split("\n").length }).toEqual({ status: 1, lines: 1 });
    expect(text).toContain("JWT_SECRET is a placeholder, COOKIE_SECRET is a placeholder");
  });

  it("reports that the port is in use, in one line", async () => {
    const other = createServer();
    await new Promise((resolve) => other.listen(0, () => resolve(undefined)));
    const address = other.address();
    const port = typeof address === "object" ? address?.port : undefined;
    try {
      expect(start({ PORT: String(port) })).toEqual({
        status: 1,
        text: `Port ${port} is already in use. Stop the other program, or choose another port: PORT=9001 npm start`,
      });
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });
});
