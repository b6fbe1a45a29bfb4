import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { taggedTests } from "./tags.mjs";

const root = mkdtempSync(path.join(tmpdir(), "haat-tags-"));
afterAll(() => rmSync(root, { recursive: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** @param {string} file @param {string} text */
function taggedIn(file, text) {
  write(file, text);
  return taggedTests(root).filter((test) => test.file === file);
}

/** The texts that a story with these lines asserts. @param {string[]} lines */
const textsOf = (...lines) =>
  taggedIn(
    "e2e/stories/one.spec.ts",
    ["// @spec a-row", 'test("the title", async () => {', ...lines, "});"].join("\n"),
  ).flatMap(({ texts }) => texts());

describe("taggedTests", () => {
  it("finds tests with their titles and ids, ordered by file and position", () => {
    write("node_modules/a/a.test.ts", '// @spec never\nit("of somebody else", () => {});');
    write("b/plain.ts", '// @spec never\nit("no test", () => {});');
    write(
      "b/two.test.ts",
      'it("untagged", () => {});\n/**\n * Why.\n *\n * @spec one two\n */\nit("says \\"yes\\"", () => {});',
    );
    write(
      "a/one.spec.tsx",
      '// @spec three\ntest("once @once", () => {});\n// a @spec four in a sentence\ntest("b", () => {});',
    );
    write("a/table.test.mjs", 'it.each([\n  // @spec five\n  ["a row", 1],\n  ["another", 2],\n])("%s", () => {});');
    expect(taggedTests(root).map(({ file, title, ids }) => [file, title, ...ids])).toEqual([
      ["a/one.spec.tsx", "once", "three"],
      ["a/table.test.mjs", "a row", "five"],
      ["b/two.test.ts", 'says "yes"', "one", "two"],
    ]);
  });
});

describe("asserted texts", () => {
  it("are arguments of expect and its matchers, literal or by name", () => {
    expect(
      textsOf(
        'const words = "by a name";',
        'expect(answer).toBe("in a matcher");',
        "expect(answer).not.toMatch(/a pattern\\./);",
        `await expect.poll(() => read("inside expect")).toEqual([words, \`with \${words} in it\`]);`,
      ),
    ).toEqual(["in a matcher", "/a pattern./", "by a name", "with ", " in it", "inside expect"]);
  });

  it("include what is looked up in a page", () => {
    expect(
      textsOf(
        'await page.getByRole("button", { name: "Save" }).click();',
        'await page.locator("p").filter({ hasText: "Saved" }).hover();',
      ),
    ).toEqual(["button", "Save", "Saved", "p"]);
  });

  it("exclude the title and what is typed, opened, sent, logged or stubbed as a response", () => {
    expect(
      textsOf(
        'await page.goto("opened");',
        'await page.getByLabel("Name").fill("typed");',
        'await page.route("**/api", (route) => route.fulfill({ body: "answered" }));',
        'const answer = await post({ title: "sent" });',
        'const kept = list.filter((one) => one !== "left out");',
        'console.log("said", kept);',
        'const unused = "unused";',
        "expect(answer.status).toBe(200);",
      ),
    ).toEqual(["Name"]);
  });

  it("exclude equally named values of other tests, and comments", () => {
    write("e2e/stories/support/none.ts", "");
    const tests = taggedIn(
      "e2e/stories/two.spec.ts",
      [
        'test("first", () => { const words = "of the first"; expect(1).toBe(words); });',
        '// @spec a-row\ntest("second", () => { const words = "of the second"; // "in a comment"',
        "expect(1).toBe(words); });",
      ].join("\n"),
    );
    expect(tests.flatMap(({ texts }) => texts())).toEqual(["of the second"]);
  });

  it("include the rows of a table", () => {
    const texts = taggedIn(
      "e2e/stories/three.spec.ts",
      [
        'const rows = [["of a loop"]];',
        '// @spec a-row\nit.each([["of a table"]])("%s", (words) => { expect(1).toBe(words);',
        "for (const [row] of rows) expect(2).toBe(row); });",
      ].join("\n"),
    ).flatMap((test) => test.texts());
    expect(texts).toEqual(["of a table", "of a loop"]);
  });

  it("are of an object the property that is used, and of a helper its arguments and its own assertions", () => {
    write(
      "packages/api-contract/src/a/messages.ts",
      'export const messages = { good: "Good.", bad: "Bad." } as const;',
    );
    write(
      "e2e/stories/support/sees.ts",
      [
        'import { says } from "./says";',
        'export const sees = async (page, words) => { log("not this"); await says(page, words); };',
        'export const sends = async (page, words) => { await page.post("nor this", words); };',
      ].join("\n"),
    );
    write(
      "e2e/stories/support/says.ts",
      'export async function says(page, words) { await expect(page.getByRole("status")).toHaveText(words); }',
    );
    const tests = taggedIn(
      "e2e/stories/four.spec.ts",
      [
        'import { messages } from "@haat/api-contract/a/messages";',
        'import { sees, sends } from "./support/sees";',
        '// @spec a-row\ntest("a", async ({ page }) => {',
        'await sends(page, "sent"); await sees(page, "seen"); expect(1).toBe(messages.good); });',
      ].join("\n"),
    );
    expect(tests.flatMap(({ texts }) => texts()).sort()).toEqual(["Good.", "seen", "status"]);
  });
});
