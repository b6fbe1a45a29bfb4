import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnvironment } from "./parse-environment";

const dataDir = mkdtempSync(path.join(tmpdir(), "haat-config-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const parse = (env: Record<string, string>) => parseEnvironment({ HAAT_DATA_DIR: dataDir, ...env });

describe("the environment", () => {
  it("may be empty in demo mode, and keeps its own secret from start to start", () => {
    const first = parse({});
    expect(first).toMatchObject({ mode: "demo", port: 9000, redisUrl: undefined, s3: undefined });
    expect(first.jwtSecret).toHaveLength(64);
    expect(parse({}).jwtSecret).toBe(first.jwtSecret);
    expect(first.cookieSecret).not.toBe(first.jwtSecret);
  });

  it("names everything that production misses", () => {
    expect(() => parse({ SHOP_ENV: "production", JWT_SECRET: " " })).toThrow(
      /DATABASE_URL is missing\.[\s\S]*JWT_SECRET is missing\.[\s\S]*COOKIE_SECRET is missing\./,
    );
  });

  it("names every value that is wrong", () => {
    expect(() => parse({ PORT: "many", REDIS_URL: "redis" })).toThrow(/PORT: must be a whole number[\s\S]*REDIS_URL/);
  });

  it("wants the rest of S3 once there is a bucket", () => {
    expect(() => parse({ S3_BUCKET: "haat" })).toThrow(/S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY[\s\S]*S3_FILE_URL/);
  });

  it("simulates gateways in a demo alone", () => {
    const simulated = { GATEWAY_SIMULATOR_PORT: "25000", GATEWAY_SIMULATOR_CONTROL: "true" };
    const secrets = { DATABASE_URL: "postgres://db/shop", JWT_SECRET: "a", COOKIE_SECRET: "b" };
    expect(parse({}).gatewaySimulator).toEqual({ port: undefined, hasControl: false });
    expect(parse(simulated).gatewaySimulator).toEqual({ port: 25_000, hasControl: true });
    expect(parse({ SHOP_ENV: "production", ...secrets, ...simulated }).gatewaySimulator).toBeUndefined();
  });
});
