import { createHash } from "node:crypto";
import { allViews } from "./all-views";

it("views that change have a new version, which tells processes of two releases whose are newer", () => {
  // Raise the version together with the hash. Columns may only be added: the previous release reads these views too.
  const hash = createHash("sha256").update(JSON.stringify(allViews.views)).digest("hex");
  expect({ version: allViews.version, hash }).toEqual({
    version: 12,
    hash: "6abbcbd5b89ad7c9b0f61e7e2c6777afad9c776b691ee4cd7af8eedd86bbb04e",
  });
});
