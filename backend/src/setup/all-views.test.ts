import { createHash } from "node:crypto";
import { allViews } from "./all-views";

it("views that change have a new version, which tells processes of two releases whose are newer", () => {
  // Raise the version together with the hash. Columns may only be added: the previous release reads these views too.
  const hash = createHash("sha256").update(JSON.stringify(allViews.views)).digest("hex");
  expect({ version: allViews.version, hash }).toEqual({
    version: 8,
    hash: "8a7b97d1f72779803268e4daffeb8e3042b3b72d6dc08a138fe797cecd9393ad",
  });
});
