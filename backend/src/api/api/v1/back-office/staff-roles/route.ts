import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readRoleChoices } from "#workflows/staff/read-staff";

export const GET = defineRoute("listRoleChoices", async ({ auth, scope }) => ({
  roles: await readRoleChoices(scope, administratorOf(auth)),
}));
