import { writeFile } from "node:fs/promises";
import type { ExecArgs, IFileModuleService } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readConfig } from "#config/read-config";
import { type Connections, Database } from "#database/database";
import { checkDatabase } from "./check-database";
import { checkBucket, checkMail, checkRedis } from "./check-services";
import { checkSettings } from "./check-settings";
import { checkDetails, checkPayments, checkStaff, checkTasks } from "./check-shop";
import { checkTemplates } from "./check-templates";
import { checkWhatsApp } from "./check-whatsapp";
import { findingsOf } from "./finding";

/** For `medusa exec`: checks the shop, and writes the findings to the JSON file that is the argument. */
export default async function runByHand({ container, args: [file = ""] }: ExecArgs): Promise<void> {
  const config = readConfig();
  const { run } = new Database(container.resolve<Connections>(ContainerRegistrationKeys.PG_CONNECTION));
  const findings = await Promise.all([
    findingsOf("Settings", () => checkSettings(config)),
    findingsOf("Database", () => checkDatabase(run, config.databasePoolMax)),
    findingsOf("Redis", () => checkRedis()),
    findingsOf("Mail", () => checkMail(config)),
    findingsOf("Files", () => checkBucket(container.resolve<IFileModuleService>(Modules.FILE), config)),
    findingsOf("SMS", () => checkTemplates(container)),
    findingsOf("WhatsApp", () => checkWhatsApp(config)),
    findingsOf("Payments", () => checkPayments(container)),
    findingsOf("Shop", () => checkDetails(run)),
    findingsOf("Staff", () => checkStaff(container, run)),
    findingsOf("Tasks", () => checkTasks(run)),
  ]);
  await writeFile(file, JSON.stringify(findings.flat()));
}
