import { createHash } from "node:crypto";
import { allViews } from "./all-views";

it("views that change have a new version, which tells processes of two releases whose are newer", () => {
  // Raise the version together with the hash. Columns may only be added: the previous release reads these views too.
  const hash = createHash("sha256").update(JSON.stringify(allViews.views)).digest("hex");
  expect({ version: allViews.version, hash }).toEqual({
    version: 10,
    hash: "7d9ac9b7c31811d7d5941d0cecc98ee5e6bf617cad08e8ca1ff9d2a3a5cf6401",
  });
});
