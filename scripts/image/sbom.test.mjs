import path from "node:path";
import { runtimePackages } from "./runtime-packages.mjs";
import { sbomOf } from "./sbom.mjs";

const root = path.join(__dirname, "..", "..");
const packages = runtimePackages(root);
const { components, ...sbom } = sbomOf(root, packages);

it("lists every package of a release once, with its version and licence", () => {
  expect(sbom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5", metadata: { component: { name: "haat" } } });
  expect(components.map((one) => one["bom-ref"])).toEqual(
    packages.filter((folder) => folder.includes("node_modules/")),
  );
  expect(components.length).toBeGreaterThan(500);
  for (const { purl, version } of components)
    expect(purl).toMatch(new RegExp(`^pkg:npm/(%40[^/]+/)?[^/@]+@${version.replaceAll(".", "\\.")}`));
});

it("names the engine by its package URL and checksum, and no tool", () => {
  expect(components.find(({ name }) => name === "@medusajs/medusa")).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40medusajs\/medusa@2\./),
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  expect(components.map(({ name }) => name)).not.toContain("jest");
});
