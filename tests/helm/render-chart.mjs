import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { parse, parseAllDocuments } from "yaml";
import { parseTemplate, renderTemplate } from "./go-template.mjs";

/** @param {any} standard @param {any} given @returns {any} */
const merged = (standard, given) => {
  if (given?.constructor !== Object || standard?.constructor !== Object) return given === undefined ? standard : given;
  const keys = [...new Set([...Object.keys(standard), ...Object.keys(given)])];
  return Object.fromEntries(keys.map((key) => [key, merged(standard[key], given[key])]));
};

/**
 * Renders a chart as `helm template` does.
 *
 * @param {string} folder of the chart
 * @param {object} given over the chart's own values
 * @param {string} [name] of the release
 * @returns {Record<string, any>[]} the objects
 * @throws {Error} naming the values that the chart's schema refuses
 */
export function renderChart(folder, given, name = "haat") {
  const read = (/** @type {string} */ file) => readFileSync(path.join(folder, file), "utf8");
  const values = merged(parse(read("values.yaml")), given);
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(JSON.parse(read("values.schema.json")));
  if (!validate(values)) {
    throw new Error(
      (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join("; "),
    );
  }
  const { appVersion, ...chart } = parse(read("Chart.yaml"));
  const data = {
    Chart: { Name: chart.name, Version: chart.version, AppVersion: appVersion },
    Release: { Name: name, Service: "Helm" },
    Values: values,
  };
  const blocks = new Map();
  const files = readdirSync(path.join(folder, "templates")).sort();
  const templates = files.map((file) => ({ file, nodes: parseTemplate(read(`templates/${file}`), blocks) }));
  return templates
    .filter(({ file }) => file.endsWith(".yaml"))
    .flatMap(({ nodes }) => parseAllDocuments(renderTemplate(nodes, data, blocks)))
    .map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return document.toJS();
    })
    .filter(Boolean);
}
