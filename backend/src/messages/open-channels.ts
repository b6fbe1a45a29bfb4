import { readConfig } from "../config/read-config";

export type Channel = "email" | "sms";

/**
 * The channels that this shop can send by. A demo stores messages that it can't send; in production there is mail if
 * SMTP_URL is set.
 */
export function openChannels(): Channel[] {
  const { mode, smtp } = readConfig();
  if (mode === "demo") return ["email", "sms"];
  return smtp ? ["email"] : [];
}
