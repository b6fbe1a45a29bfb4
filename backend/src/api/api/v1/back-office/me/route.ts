import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readMe, renameMe } from "#workflows/staff-login/me";

export const GET = defineRoute("getMe", async ({ auth, scope }) => ({
  me: await readMe(scope, administratorOf(auth)),
}));

export const PUT = defineRoute("updateMe", async ({ auth, scope, body }) => ({
  me: await renameMe(scope, administratorOf(auth), body.name),
}));
