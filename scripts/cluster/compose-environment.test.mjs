import { readFileSync } from "node:fs";
import path from "node:path";
import { composeEnvironment, namesOfServices } from "./compose-environment.mjs";

const compose = readFileSync(path.join(__dirname, "..", "..", "docker-compose.yml"), "utf8");
const small = `
services:
  redis: { image: redis }
  backend:
    environment:
      PLAIN: "1"
      NEEDED: a\${NEEDED:?copy .env.example}b
      DEFAULTED: \${GIVEN:-x}:\${BLANK:-redis}
      DOLLAR: $$\${GIVEN}
      REDIS_URL: redis://redis:6379
`;

describe("a service's environment", () => {
  it("is the file's, with values and defaults", () => {
    expect(composeEnvironment(small, "backend", { NEEDED: "1", GIVEN: "g", BLANK: "" })).toEqual({
      PLAIN: "1",
      NEEDED: "a1b",
      DEFAULTED: "g:redis",
      DOLLAR: "$g",
      REDIS_URL: "redis://redis:6379",
    });
  });

  it("lacks nothing: a value or a service that is missing is named", () => {
    expect(() => composeEnvironment(small, "backend", {})).toThrow("needs a value of NEEDED");
    expect(() => composeEnvironment(small, "proxy", {})).toThrow("no environment for the service proxy");
  });

  it("of the shop names its services where plain processes need other addresses", () => {
    const values = Object.fromEntries(
      ["POSTGRES_PASSWORD", "JWT_SECRET", "COOKIE_SECRET", "ADMIN_EMAIL", "ADMIN_PASSWORD"].map((name) => [name, "x"]),
    );
    const s3 = { S3_ACCESS_KEY_ID: "haat", S3_SECRET_ACCESS_KEY: "x" };
    const backend = composeEnvironment(compose, "backend", { ...values, ...s3 });
    expect(namesOfServices(compose, backend).sort()).toEqual(["DATABASE_URL", "REDIS_URL", "S3_ENDPOINT", "SMTP_URL"]);
    expect(namesOfServices(compose, composeEnvironment(compose, "proxy", {}))).toEqual(["BACKENDS"]);
  });
});
