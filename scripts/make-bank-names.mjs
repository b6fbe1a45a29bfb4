/**
 * Generates the table of banks from the names in the npm package `ifsc` (MIT): `node scripts/make-bank-names.mjs <its
 * src/banknames.json>`.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./root.mjs";

/** @type {Record<string, string>} */
const names = JSON.parse(await readFile(process.argv[2] ?? "", "utf8"));
const text = `/**
 * Made by scripts/make-bank-names.mjs from the npm package ifsc 2.0.50 (Copyright (c) Razorpay, MIT License). Do not edit.
 * The four letters that an IFSC begins with, and the bank's name.
 */
export const bankNames =
  ${JSON.stringify(
    Object.entries(names)
      .map(([code, name]) => code + name.replaceAll("|", "/"))
      .join("|"),
  )};
`;
await writeFile(path.join(root, "packages/api-contract/src/bank/bank-names.ts"), text);
