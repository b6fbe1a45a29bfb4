import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const read = (/** @type {string} */ file) => readFileSync(path.join(__dirname, "..", file), "utf8");

it("docs/configuration.md lists exactly the variables that the backend reads", () => {
  const source = ["parse-environment", "sms-environment", "whatsapp-environment"]
    .map((name) => read(`backend/src/config/${name}.ts`))
    .join("\n");
  const gateways = readdirSync(path.join(__dirname, "../packages/api-contract/src/gateway"));
  const descriptors = gateways.map((file) => read(`packages/api-contract/src/gateway/${file}`)).join("\n");
  const known = [
    ...source.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm),
    ...descriptors.matchAll(/\bvariable: "([A-Z0-9_]+)"/g),
  ].map(([, name]) => name);
  const explained = [...read("docs/configuration.md").matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT)`/g)].map(
    ([, name]) => name,
  );
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((name) => !explained.includes(name))).toEqual([]);
  expect([...new Set(explained)].filter((name) => name !== "HAAT_CHROMIUM" && !known.includes(name))).toEqual([]);
});
