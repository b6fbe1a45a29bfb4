import type { MedusaContainer } from "@medusajs/framework/types";
import { ConfigError } from "../config/parse-environment";
import { readConfig } from "../config/read-config";
import { log } from "../log/log";
import { idsVariables, takesIds, unsentCodes } from "../sms/template-ids";
import { smsProviders } from "../workflows/message/sms-providers";

/**
 * Checks that codes can be sent by SMS, now that the ids that staff stored can be read. Without ids in the variables the
 * shop starts all the same, so that staff, who log in by email, can enter them.
 *
 * @throws ConfigError the variables have ids, and a code has one neither there nor in the back office.
 */
export async function ensureSmsTemplates(container: MedusaContainer): Promise<void> {
  const unsent = unsentCodes(await smsProviders(container));
  if (unsent.length === 0) return;
  const given = readConfig()
    .sms.filter(takesIds)
    .filter(({ templates }) => Object.keys(templates).length > 0);
  const fault = `no provider of SMS_PROVIDERS has a template for ${unsent.join(", ")}`;
  if (given.length > 0) {
    const variables = given.map(({ name }) => idsVariables[name]).join(" or ");
    throw new ConfigError([`${variables}: ${fault}, and none is stored in the back office under Messages.`]);
  }
  log.warn(`Codes are not sent by SMS: ${fault}. Enter their ids in the back office under Messages.`);
}
