import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { toLoginSession } from "#database/login-sessions";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";

export const GET = defineRoute("listSessions", async ({ auth, scope }) => {
  const { userId, sessionId } = administratorOf(auth);
  const rows = await scope.resolve<AccessModuleService>(ACCESS_MODULE).sessions.list(userId);
  return { sessions: rows.map((row) => toLoginSession(row, sessionId)) };
});

export const DELETE = defineRoute("endOtherSessions", async ({ auth, scope }) => {
  const { userId, sessionId } = administratorOf(auth);
  await scope.resolve<AccessModuleService>(ACCESS_MODULE).sessions.endAll(userId, { except: sessionId });
  return { message: staffLoginMessages.sessionsEnded };
});
