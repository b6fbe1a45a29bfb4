import { readConfig } from "../config/read-config";

export type Channel = "email" | "sms";

/**
 * The channels that this shop can send by. A demo stores messages that it can't send; in production there is mail if
 * SMTP_URL is set, and SMS if SMS_PROVIDERS is.
 */
export function openChannels(): Channel[] {
  const { mode, smtp, sms } = readConfig();
  if (mode === "demo") return ["email", "sms"];
  return [...(smtp ? ["email" as const] : []), ...(sms.length > 0 ? ["sms" as const] : [])];
}
