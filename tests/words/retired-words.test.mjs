import { readFileSync } from "node:fs";
import path from "node:path";
import { ownFiles } from "../../scripts/content-hash.mjs";
import retiredWords from "./retired-words.json";
import { userTexts } from "./user-texts.mjs";

/** @typedef {{ retired: string[], say: string, given?: string[] }} Entry `given` are texts that the documents give */

const root = path.join(__dirname, "..", "..");
const entries = /** @type {Entry[]} */ (retiredWords).map(({ retired, say, given = [] }) => ({
  // Matches whole words only, and no parts of hyphenated names.
  pattern: new RegExp(`(?<![\\w-])(?:${retired.join("|").replaceAll(" ", "\\s+")})(?![\\w-])`, "i"),
  say,
  given,
}));

/** @param {string} file @param {string} source */
const retiredIn = (file, source) =>
  userTexts(file, source).flatMap(({ text, line }) =>
    entries.flatMap(({ pattern, say, given }) => {
      const found = given.includes(text) ? null : text.match(pattern);
      return found ? [`${file}:${line} says "${found[0]}", not "${say}": ${text}`] : [];
    }),
  );

describe("retired words", () => {
  it("are in no text that people read", async () => {
    const files = (await ownFiles(root)).filter((file) => /\.(?:tsx?|mjs|cjs|js)$/.test(file));
    const texts = files.map((file) => ({ file, source: readFileSync(path.join(root, file), "utf8") }));
    expect(texts.reduce((sum, { file, source }) => sum + userTexts(file, source).length, 0)).toBeGreaterThan(4_000);
    expect(texts.flatMap(({ file, source }) => retiredIn(file, source))).toEqual([]);
  });

  it.each([
    ["storefront/src/a.tsx", "const A = () => <p>No other way to pay is needed.</p>;"],
    ["admin-extensions/src/a.tsx", 'const A = () => <Part title="Rules of cash" />;'],
    ["seller-portal/src/a.ts", "const text = (n: number) => `$" + "{n} pieces`;"],
    ["packages/api-contract/src/a/messages.ts", 'export const m = { a: "Please say why." };'],
    ["backend/src/messages/a.ts", 'const subject = "Your money is on its way back";'],
    ["backend/src/workflows/order/a.ts", 'log.warn({ id }, "Nobody took the order");'],
    ["scripts/a.mjs", 'say("The next start begins anew.");'],
  ])("are found in %s", (file, source) => expect(retiredIn(file, source)).toHaveLength(1));

  it.each([
    ["a value of the program", "seller-portal/src/a.ts", 'const by = "shopper";'],
    ["a comment", "seller-portal/src/a.ts", "/** What shoppers give back. */ export const a = 1;"],
    ["a type", "seller-portal/src/a.ts", 'type Kind = "Shopper of the shop" | "Seller of the shop";'],
    ["an import", "seller-portal/src/a.ts", 'import { A } from "./Pieces of it";'],
    ["a class", "storefront/src/a.tsx", 'const A = () => <p className="piece of it" />;'],
    ["an error for whoever changes the program", "backend/src/messages/a.ts", 'throw new Error("Nobody is named.");'],
    ["a statement", "backend/src/messages/a.ts", 'const sql = "SELECT pieces FROM shelf";'],
    ["a longer word", "storefront/src/a.ts", 'const text = "Enter the masterpiece-pieces code";'],
    ["a test", "storefront/src/a.test.ts", 'it("Nobody reads this", () => {});'],
    ["the backend's own texts", "backend/src/workflows/order/a.ts", 'const what = "Nobody reads this";'],
    ["a text that the documents give", "packages/api-contract/src/a/messages.ts", 'const name = "Verified Buyer";'],
  ])("are ignored in %s", (_, file, source) => expect(retiredIn(file, source)).toEqual([]));
});
