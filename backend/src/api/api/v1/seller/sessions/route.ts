import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { toLoginSession } from "#database/login-sessions";
import { defineRoute } from "#http/define-route";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

export const GET = defineRoute("listSellerSessions", async ({ auth, scope }) => {
  const rows = await scope.resolve<SellerService>(SELLER_MODULE).sessions.list(auth.id);
  return { sessions: rows.map((row) => toLoginSession(row, auth.sessionId)) };
});

export const DELETE = defineRoute("endOtherSellerSessions", async ({ auth, scope }) => {
  await scope.resolve<SellerService>(SELLER_MODULE).sessions.endAll(auth.id, { except: auth.sessionId ?? "" });
  return { message: staffLoginMessages.sessionsEnded };
});
