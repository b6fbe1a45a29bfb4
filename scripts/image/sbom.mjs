import { readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ version: string, license?: string, integrity?: string }} Locked */

/**
 * The packages of a release as a software bill of materials: CycloneDX 1.5, https://cyclonedx.org/docs/1.5/json.
 * `npm sbom` lists neither the dependencies of workspaces here nor what a release leaves out.
 *
 * @param {string} root of the checkout
 * @param {string[]} packages as returned by `runtimePackages`
 */
export function sbomOf(root, packages) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const { name, version } = read("package.json");
  /** @type {Record<string, Locked>} */
  const locked = read("package-lock.json").packages;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": `${name}@${version}`, name, version } },
    components: packages
      .filter((folder) => folder.includes("node_modules/"))
      .map((folder) => {
        const ofPackage = folder.split("node_modules/").at(-1) ?? "";
        return component(folder, ofPackage, locked[folder] ?? read(`${folder}/package.json`));
      }),
  };
}

/** @param {string} folder @param {string} name @param {Locked} locked */
function component(folder, name, { version, license, integrity }) {
  const [algorithm, digest] = integrity?.split("-") ?? [];
  return {
    type: "library",
    "bom-ref": folder,
    name,
    version,
    // https://github.com/package-url/purl-spec: the `@` of a scope is escaped.
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === "sha512" &&
      digest && { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] }),
  };
}
