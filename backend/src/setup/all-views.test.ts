import { createHash } from "node:crypto";
import { allViews } from "./all-views";

it("views that change have a new version, which tells processes of two releases whose are newer", () => {
  // Raise the version together with the hash. Columns may only be added: the previous release reads these views too.
  const hash = createHash("sha256").update(JSON.stringify(allViews.views)).digest("hex");
  expect({ version: allViews.version, hash }).toEqual({
    version: 9,
    hash: "6e3e5cdaff037079d41a3ede9ebf88a60902c29a67829f14da6f838745002699",
  });
});
