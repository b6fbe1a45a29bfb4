import { readConfig } from "#config/read-config";
import { defineRoute } from "#http/define-route";

export const GET = defineRoute("listLoginMethods", async () => {
  const { google } = readConfig();
  return { google: google ? { clientId: google.clientId } : null };
});
