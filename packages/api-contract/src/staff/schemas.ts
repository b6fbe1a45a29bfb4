import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { activeStatusSchema } from "../role/schemas";
import { staffLoginMessages } from "../staff-login/messages";
import { newPasswordSchema, staffEmailSchema, typeable } from "../staff-login/schemas";
import { idSchema, instantSchema } from "../values";

/** State of an account. An invited one has not set a password yet; its link may have expired meanwhile. */
export const staffStates = ["active", "inactive", "invited", "invitation-expired"] as const;
export type StaffState = (typeof staffStates)[number];

const roleRefSchema = z.object({ _id: idSchema, name: z.string(), status: activeStatusSchema });

export const staffMemberSchema = z.object({
  _id: idSchema,
  email: z.string(),
  name: z.string(),
  state: z.enum(staffStates),
  /** Has every permission, regardless of roles. */
  isFullAdministrator: z.boolean(),
  roles: z.array(roleRefSchema),
  /** The account of this request. */
  isYou: z.boolean(),
  /** When a session of the account was last used; null if there is none. */
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

/** Omitted fields stay unchanged. */
export const updateStaffBodySchema = z.object({
  name: staffNameSchema.optional(),
  roles: roleIdsSchema.optional(),
  isFullAdministrator: z.boolean().optional(),
  status: activeStatusSchema.optional(),
  version: versionSchema.optional(),
});

/** Roles to choose from; `isGrantable` if the caller has all permissions of the role. */
export const roleChoiceSchema = roleRefSchema.extend({
  isGrantable: z.boolean(),
  permissions: z.array(z.string()),
});
export type RoleChoice = z.infer<typeof roleChoiceSchema>;

export const staffAnswerSchema = answer({ staff: z.array(staffMemberSchema), ...pageFields });
export const staffMemberAnswerSchema = answer({ member: staffMemberSchema }).extend({ message: z.string() });
export const roleChoicesAnswerSchema = answer({ roles: z.array(roleChoiceSchema) });

/** The maximum length of a link's token. */
const linkTokenSchema = z.string(staffLoginMessages.linkInvalid).min(1, staffLoginMessages.linkInvalid).max(200);

export const invitationQuerySchema = z.object({ token: linkTokenSchema });
export const invitationAnswerSchema = answer({ email: z.string(), name: z.string() });
export const acceptInvitationBodySchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
