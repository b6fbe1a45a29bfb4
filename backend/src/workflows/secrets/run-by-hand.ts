import { writeFile } from "node:fs/promises";
import type { ExecArgs } from "@medusajs/framework/types";
import { reseal } from "./reseal";

/** For `medusa exec`: seals everything by the current key, and writes the counts to the JSON file that is the argument. */
export default async function runByHand({ container, args: [file = ""] }: ExecArgs): Promise<void> {
  await writeFile(file, JSON.stringify(await reseal(container)));
}
