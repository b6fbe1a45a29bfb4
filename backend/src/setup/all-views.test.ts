import { createHash } from "node:crypto";
import { allViews } from "./all-views";

it("views that change have a new version, which tells processes of two releases whose are newer", () => {
  // Raise the version together with the hash. Columns may only be added: the previous release reads these views too.
  const hash = createHash("sha256").update(JSON.stringify(allViews.views)).digest("hex");
  expect({ version: allViews.version, hash }).toEqual({
    version: 11,
    hash: "18a4527e4646ad365b0fa8fff4f37b24475ead62edd1a4fd11a6e4a0e8d048b5",
  });
});
