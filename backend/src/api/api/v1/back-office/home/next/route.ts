import { homeMessages } from "@haat/api-contract/home/messages";
import { defineRoute } from "#http/define-route";
import { scheduleHome, unscheduleHome } from "#workflows/collection/arrange-home";

export const PUT = defineRoute("scheduleHome", async ({ auth, body, scope }) => ({
  message: homeMessages.scheduled,
  home: await scheduleHome(scope, { actorId: auth.id, ...body, version: body.version }),
}));

export const DELETE = defineRoute("unscheduleHome", async ({ auth, query, scope }) => ({
  message: homeMessages.unscheduled,
  home: await unscheduleHome(scope, { actorId: auth.id, version: query.version }),
}));
