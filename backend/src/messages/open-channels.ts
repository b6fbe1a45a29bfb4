import { readConfig } from "../config/read-config";

export type Channel = "email" | "sms";

/** The ways out that this shop has. A demo keeps what it can't send; a real shop has mail, where SMTP_URL is set. */
export function openChannels(): Channel[] {
  const { mode, smtp } = readConfig();
  if (mode === "demo") return ["email", "sms"];
  return smtp ? ["email"] : [];
}
