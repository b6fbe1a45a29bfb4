import { faultsOfFirstStart, readSettings } from "./settings.mjs";

describe("the start's settings", () => {
  it("default to a demo shop on port 9000 with its own database, also when they are blank", () => {
    expect(readSettings({ PORT: " ", SHOP_ENV: "" })).toEqual({
      settings: { mode: "demo", port: 9000, databaseUrl: undefined },
    });
  });

  it.each(["abc", "0", "65536", "-1", "90.5", "9000x"])(
    "reject the port %s, naming the variable and the value",
    (port) => {
      expect(readSettings({ PORT: port })).toEqual({
        faults: [`PORT is "${port}"; it must be a number from 1 to 65535.`],
      });
    },
  );

  it("reject a demo without a database if none is embedded", () => {
    expect(readSettings({}, { embedded: false })).toEqual({
      faults: ["DATABASE_URL is missing. A release has no embedded database."],
    });
    const databaseUrl = "postgres://shop@db/haat";
    expect(readSettings({ DATABASE_URL: databaseUrl }, { embedded: false })).toEqual({
      settings: { mode: "demo", port: 9000, databaseUrl },
    });
  });

  it("take the database's own address before that of a pooler, which they need besides", () => {
    const [pooled, direct] = ["postgres://shop@pooler/haat", "postgres://shop@db/haat"];
    expect(readSettings({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toEqual({
      settings: { mode: "demo", port: 9000, databaseUrl: direct },
    });
    expect(readSettings({ DATABASE_DIRECT_URL: direct })).toEqual({
      faults: ["DATABASE_DIRECT_URL is set, and DATABASE_URL is missing."],
    });
    expect(readSettings({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: "db:5432" })).toEqual({
      faults: ["DATABASE_DIRECT_URL must start with postgres:// or postgresql://."],
    });
  });

  it("reject an unknown mode", () => {
    expect(readSettings({ SHOP_ENV: "staging" })).toEqual({
      faults: ['SHOP_ENV is "staging"; it must be demo or production.'],
    });
  });

  it("reject production with missing variables, each by name", () => {
    const read = readSettings({ SHOP_ENV: "production", COOKIE_SECRET: "0123456789abcdef".repeat(2) });
    expect(read).toEqual({
      faults: [
        "DATABASE_URL is missing. It is required with SHOP_ENV=production.",
        "JWT_SECRET is missing. It is required with SHOP_ENV=production.",
        "SHOP_URL is missing. It is required with SHOP_ENV=production.",
      ],
    });
  });

  it("accept production with all variables", () => {
    const databaseUrl = "postgresql://shop@db/haat";
    const env = {
      SHOP_ENV: "production",
      DATABASE_URL: databaseUrl,
      JWT_SECRET: "0123456789abcdef".repeat(2),
      COOKIE_SECRET: "fedcba9876543210".repeat(2),
      SHOP_URL: "https://haat.example",
      PORT: "80",
    };
    expect(readSettings(env)).toEqual({ settings: { mode: "production", port: 80, databaseUrl } });
    const weak = readSettings({ ...env, JWT_SECRET: "change-me", COOKIE_SECRET: "change-me" });
    expect(weak).toEqual({
      faults: [expect.stringMatching(/JWT_SECRET is a placeholder, COOKIE_SECRET is a placeholder/)],
    });
  });

  it("reject a database that is not PostgreSQL", () => {
    expect(readSettings({ DATABASE_URL: "mysql://x" })).toEqual({
      faults: ["DATABASE_URL must start with postgres:// or postgresql://."],
    });
  });

  it("require the first administrator of a production shop", () => {
    expect(faultsOfFirstStart({ ADMIN_EMAIL: "a@b.in" })).toEqual([
      "ADMIN_PASSWORD is missing. It is required for the first start in production.",
    ]);
    expect(faultsOfFirstStart({ ADMIN_EMAIL: "a@b.in", ADMIN_PASSWORD: "long enough" })).toEqual([]);
  });
});
