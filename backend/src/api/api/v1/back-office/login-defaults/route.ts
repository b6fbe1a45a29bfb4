import { readConfig } from "#config/read-config";
import { defineRoute } from "#http/define-route";
import { demoAdministrator } from "#seed/demo-accounts";

export const GET = defineRoute("getLoginDefaults", async () => {
  const { email, password } = demoAdministrator;
  return { defaults: readConfig().mode === "demo" ? { email, password } : null };
});
