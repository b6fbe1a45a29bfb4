import type { MedusaContainer } from "@medusajs/framework/types";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";

/** Of logins nothing stays that no longer counts: expired sessions, and passwords that were tried a while ago. */
export default async function forgetStaffLogins(container: MedusaContainer): Promise<void> {
  const { sessions, passwordTries } = container.resolve<AccessModuleService>(ACCESS_MODULE);
  await sessions.forgetExpired();
  await passwordTries.forgetOld();
}

export const config = { name: "forget-staff-logins", schedule: "17 * * * *" };
