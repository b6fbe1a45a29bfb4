import { z } from "zod";
import type { Endpoint } from "../call";
import { accessDoneAnswerSchema } from "../role/schemas";
import { idSchema } from "../values";
import {
  acceptInvitationBodySchema,
  invitationAnswerSchema,
  invitationQuerySchema,
  inviteStaffBodySchema,
  roleChoicesAnswerSchema,
  staffAnswerSchema,
  staffMemberAnswerSchema,
  staffQuerySchema,
  updateStaffBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const staffEndpoints = {
  listStaff: { summary: "Lists staff members, newest first", query: staffQuerySchema, response: staffAnswerSchema },
  listRoleChoices: {
    summary: "Lists roles and which of them the caller can assign",
    response: roleChoicesAnswerSchema,
  },
  inviteStaff: {
    summary: "Creates a staff account and emails its owner a one-time link to set a password",
    body: inviteStaffBodySchema,
    response: staffMemberAnswerSchema,
    created: true,
  },
  updateStaff: {
    summary: "Changes name, roles or status, effective immediately",
    params,
    body: updateStaffBodySchema,
    response: staffMemberAnswerSchema,
  },
  removeStaff: { summary: "Removes an account and logs it out everywhere", params, response: accessDoneAnswerSchema },
  resendInvitation: {
    summary: "Sends a new invitation link to a staff member who has not set a password; the old link stops working",
    params,
    response: staffMemberAnswerSchema,
  },
  resetSecondFactor: {
    summary: "Resets 2-step verification and logs the account out everywhere",
    params,
    response: staffMemberAnswerSchema,
  },
  getInvitation: {
    summary: "Returns whose invitation a link is for",
    query: invitationQuerySchema,
    response: invitationAnswerSchema,
  },
  acceptInvitation: {
    summary: "Sets the first password with an invitation link, once",
    body: acceptInvitationBodySchema,
    response: accessDoneAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
