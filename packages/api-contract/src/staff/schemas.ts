import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { activeStatusSchema } from "../role/schemas";
import { staffLoginMessages } from "../staff-login/messages";
import { newPasswordSchema, staffEmailSchema, typeable } from "../staff-login/schemas";
import { idSchema, instantSchema } from "../values";

/** Where an account stands. An invited one has not set a password yet; its link may have expired meanwhile. */
export const staffStates = ["active", "inactive", "invited", "invitation-expired"] as const;
export type StaffState = (typeof staffStates)[number];

const roleRefSchema = z.object({ _id: idSchema, name: z.string(), status: activeStatusSchema });

export const staffMemberSchema = z.object({
  _id: idSchema,
  email: z.string(),
  name: z.string(),
  state: z.enum(staffStates),
  /** Holds every permission, whatever becomes of roles. */
  isFullAdministrator: z.boolean(),
  roles: z.array(roleRefSchema),
  /** The account that asks. */
  isYou: z.boolean(),
  /** When a session of theirs was last used; null when there is none. */
  lastSeenAt: instantSchema.nullable(),
  createdAt: instantSchema,
  version: versionSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffQuerySchema = z.object({
  ...pageParams,
  search: searchParam.optional(),
  status: activeStatusSchema.optional(),
  roleId: idSchema.optional(),
});

const staffNameSchema = z
  .string()
  .trim()
  .max(limits.maxNameLength, staffLoginMessages.nameTooLong)
  .regex(typeable, staffLoginMessages.nameLetters);
const roleIdsSchema = z.array(idSchema).max(100);

export const inviteStaffBodySchema = z.object({
  email: staffEmailSchema,
  name: staffNameSchema.default(""),
  roles: roleIdsSchema.default([]),
  isFullAdministrator: z.boolean().default(false),
});

/** What is left out stays. */
export const updateStaffBodySchema = z.object({
  name: staffNameSchema.optional(),
  roles: roleIdsSchema.optional(),
  isFullAdministrator: z.boolean().optional(),
  status: activeStatusSchema.optional(),
  version: versionSchema.optional(),
});

/** Roles to choose from; `isGrantable` where the caller has all that the role grants. */
export const roleChoiceSchema = roleRefSchema.extend({
  isGrantable: z.boolean(),
  permissions: z.array(z.string()),
});
export type RoleChoice = z.infer<typeof roleChoiceSchema>;

export const staffAnswerSchema = answer({ staff: z.array(staffMemberSchema), ...pageFields });
export const staffMemberAnswerSchema = answer({ member: staffMemberSchema }).extend({ message: z.string() });
export const roleChoicesAnswerSchema = answer({ roles: z.array(roleChoiceSchema) });

/** As long as anything that a link carries. */
const linkTokenSchema = z.string(staffLoginMessages.linkInvalid).min(1, staffLoginMessages.linkInvalid).max(200);

export const invitationQuerySchema = z.object({ token: linkTokenSchema });
export const invitationAnswerSchema = answer({ email: z.string(), name: z.string() });
export const acceptInvitationBodySchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
