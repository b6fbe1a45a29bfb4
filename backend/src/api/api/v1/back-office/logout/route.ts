import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";

export const POST = defineRoute("logOut", async ({ auth, scope }) => {
  const { userId, sessionId } = administratorOf(auth);
  await scope.resolve<AccessModuleService>(ACCESS_MODULE).sessions.end(userId, sessionId);
  return { message: staffLoginMessages.loggedOut };
});
