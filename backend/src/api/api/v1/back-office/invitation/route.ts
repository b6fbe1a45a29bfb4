import { staffMessages } from "@haat/api-contract/staff/messages";
import { defineRoute } from "#http/define-route";
import { limitStaffCodes } from "#http/limit-codes";
import { readInvitation, setFirstPassword } from "#workflows/staff-login/set-first-password";

export const GET = defineRoute("getInvitation", async ({ query, scope }) => readInvitation(scope, query.token));

export const POST = defineRoute("acceptInvitation", async ({ body, scope, req }) => {
  // Each attempt hashes a password, which costs as much as many reads.
  await limitStaffCodes(req);
  await setFirstPassword(scope, body);
  return { message: staffMessages.welcome };
});
