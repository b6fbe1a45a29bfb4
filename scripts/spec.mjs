import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withTests } from "../tests/spec/page.mjs";
import { taggedTests } from "../tests/spec/tags.mjs";
import { root } from "./root.mjs";

// Writes the tests of each row into docs/spec-coverage.md, from the `@spec` tags in the tests.
const page = path.join(root, "docs", "spec-coverage.md");
writeFileSync(page, withTests(readFileSync(page, "utf8"), taggedTests(root)));
