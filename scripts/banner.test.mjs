import { banner } from "./banner.mjs";

const accounts = { administrator: { email: "admin@haat.test", password: "Haat@Admin1" } };

describe("the banner", () => {
  it("names addresses, accounts and how to stop, for the port in use", () => {
    const text = banner({ mode: "demo", port: 9123, accounts, dataDir: ".data" });
    for (const part of [
      "http://localhost:9123\n",
      "/app",
      "/api/v1/docs",
      "/dev/outbox",
      "admin@haat.test / Haat@Admin1",
      "Ctrl-C",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("shows no account and no outbox in production", () => {
    const text = banner({ mode: "production", port: 80, accounts, dataDir: ".data" });
    expect(text).toContain("http://localhost:80");
    expect(text).not.toMatch(/outbox|admin@haat|demo/);
  });
});
