import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { ApiError } from "#errors/api-error";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";

export const DELETE = defineRoute("endSession", async ({ auth, scope, params }) => {
  const { userId } = administratorOf(auth);
  const ended = await scope.resolve<AccessModuleService>(ACCESS_MODULE).sessions.end(userId, params.id);
  if (!ended) throw new ApiError(404, staffLoginMessages.sessionNotFound);
  return { message: staffLoginMessages.sessionEnded };
});
