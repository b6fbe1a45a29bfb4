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
  listStaff: { summary: "Members of staff, newest first", query: staffQuerySchema, response: staffAnswerSchema },
  listRoleChoices: { summary: "Roles, and which of them the caller can give", response: roleChoicesAnswerSchema },
  inviteStaff: {
    summary: "Makes an account and sends its owner a link to set a password, which works once",
    body: inviteStaffBodySchema,
    response: staffMemberAnswerSchema,
    created: true,
  },
  updateStaff: {
    summary: "Changes name, roles or status; it counts from the next request on",
    params,
    body: updateStaffBodySchema,
    response: staffMemberAnswerSchema,
  },
  removeStaff: { summary: "Removes an account and ends its sessions", params, response: accessDoneAnswerSchema },
  resendInvitation: {
    summary: "Sends a new link to who has not set a password yet; the old one stops working",
    params,
    response: staffMemberAnswerSchema,
  },
  resetSecondFactor: {
    summary: "Takes the second factor back to its start and ends all sessions",
    params,
    response: staffMemberAnswerSchema,
  },
  getInvitation: {
    summary: "Whose invitation a link is",
    query: invitationQuerySchema,
    response: invitationAnswerSchema,
  },
  acceptInvitation: {
    summary: "Sets the first password by an invitation's link, once",
    body: acceptInvitationBodySchema,
    response: accessDoneAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
