import type { ExecArgs } from "@medusajs/framework/types";
import { tellUntold } from "../../src/workflows/message/tell-untold";

/** For `medusa exec`: what the job does every five minutes, now. */
export default async function runTellUntold({ container }: ExecArgs): Promise<void> {
  await tellUntold(container);
}
