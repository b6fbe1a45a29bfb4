import { writeFile } from "node:fs/promises";
import type { ExecArgs, IFileModuleService } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readConfig } from "#config/read-config";
import { type Connections, Database } from "#database/database";
import { checkDatabase } from "./check-database";
import { checkBucket, checkMail, checkRedis } from "./check-services";
import { checkSettings } from "./check-settings";
import { checkDetails, checkPayments, checkStaff, checkTasks } from "./check-shop";

/** For `medusa exec`: checks the shop, and writes the findings to the JSON file that is the argument. */
export default async function runByHand({ container, args: [file = ""] }: ExecArgs): Promise<void> {
  const config = readConfig();
  const { run } = new Database(container.resolve<Connections>(ContainerRegistrationKeys.PG_CONNECTION));
  const findings = await Promise.all([
    checkSettings(config),
    checkDatabase(run, config.databasePoolMax),
    checkRedis(),
    checkMail(config),
    checkBucket(container.resolve<IFileModuleService>(Modules.FILE), config),
    checkPayments(container),
    checkDetails(run),
    checkStaff(container, run),
    checkTasks(run),
  ]);
  await writeFile(file, JSON.stringify(findings.flat()));
}
