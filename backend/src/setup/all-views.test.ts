import { hashOfViews } from "#database/ensure-views";
import { allViews } from "./all-views";

it("views that change have a new version, which tells processes of two releases whose are newer", () => {
  // Raise the version together with the hash. Columns may only be added: the previous release reads these views too.
  expect({ version: allViews.version, hash: hashOfViews(allViews) }).toEqual({
    version: 1,
    hash: "baca390be461d3ebdfa9a896a3a0fc49edbcbd88b2325de255d27e236872a2c7",
  });
});
