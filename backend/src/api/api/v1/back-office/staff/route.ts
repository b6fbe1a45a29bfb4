import { staffMessages } from "@haat/api-contract/staff/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { inviteStaff } from "#workflows/staff/invite-staff";
import { readStaff } from "#workflows/staff/read-staff";

export const GET = defineRoute("listStaff", async ({ auth, query, scope }) => {
  const { rows, ...paging } = await readStaff(scope, administratorOf(auth), query);
  return { staff: rows, ...paging };
});

export const POST = defineRoute("inviteStaff", async ({ auth, body, scope }) => {
  const member = await inviteStaff(scope, administratorOf(auth), body);
  return { message: staffMessages.invited(member.email), member };
});
