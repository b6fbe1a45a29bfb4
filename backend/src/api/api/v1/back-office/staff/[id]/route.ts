import { staffMessages } from "@haat/api-contract/staff/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { removeStaff } from "#workflows/staff/remove-staff";
import { updateStaff } from "#workflows/staff/update-staff";

const told = {
  active: staffMessages.activated,
  inactive: staffMessages.deactivated,
} as const;

export const PUT = defineRoute("updateStaff", async ({ auth, params, body, scope }) => {
  const member = await updateStaff(scope, administratorOf(auth), params.id, body);
  return { message: body.status ? told[body.status] : staffMessages.saved, member };
});

export const DELETE = defineRoute("removeStaff", async ({ auth, params, scope }) => {
  await removeStaff(scope, administratorOf(auth), params.id);
  return { message: staffMessages.removed };
});
