import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { typeable } from "../staff-login/schemas";
import { idSchema, instantSchema } from "../values";
import { roleMessages } from "./messages";

export const activeStatuses = ["active", "inactive"] as const;
/** An inactive permission grants nothing. */
export const activeStatusSchema = z.enum(activeStatuses);
export type ActiveStatus = z.infer<typeof activeStatusSchema>;

export const permissionSchema = z.object({
  _id: idSchema,
  name: z.string(),
  description: z.string(),
  status: activeStatusSchema,
  /** The server checks it, so it can be neither renamed nor deleted. */
  isBuiltIn: z.boolean(),
  createdAt: instantSchema,
  version: versionSchema,
});
export type Permission = z.infer<typeof permissionSchema>;

export const roleSchema = z.object({
  _id: idSchema,
  name: z.string(),
  status: activeStatusSchema,
  permissions: z.array(permissionSchema.pick({ _id: true, name: true, status: true })),
  /** Number of staff with this role. */
  staffCount: z.number().int().min(0),
  createdAt: instantSchema,
  version: versionSchema,
});
export type Role = z.infer<typeof roleSchema>;

/** Newest first. */
export const accessListQuerySchema = z.object({
  ...pageParams,
  search: searchParam.optional(),
  status: activeStatusSchema.optional(),
});

/** Free text, unique case-insensitively. The names that the server checks are in access/permission-names. */
export const permissionNameSchema = z
  .string(roleMessages.permissionNameRequired)
  .trim()
  .min(1, roleMessages.permissionNameRequired)
  .max(limits.maxPermissionNameLength, roleMessages.permissionNameTooLong(limits.maxPermissionNameLength))
  .regex(typeable, roleMessages.permissionNameInvalid);

const descriptionSchema = z.string().trim().max(limits.maxPermissionDescriptionLength, roleMessages.descriptionTooLong);

export const addPermissionBodySchema = z.object({
  name: permissionNameSchema,
  description: descriptionSchema.default(""),
  status: activeStatusSchema.default("active"),
});

/** All fields, or only the status. Omitted fields stay unchanged. */
export const updatePermissionBodySchema = z.object({
  name: permissionNameSchema.optional(),
  description: descriptionSchema.optional(),
  status: activeStatusSchema.optional(),
  version: versionSchema.optional(),
});

export const roleNameSchema = z
  .string(roleMessages.roleNameRequired)
  .trim()
  .min(1, roleMessages.roleNameRequired)
  .max(limits.maxNameLength, roleMessages.nameTooLong);

/** Ids of permissions; duplicates count once. */
const permissionIdsSchema = z.array(idSchema).max(500);

export const addRoleBodySchema = z.object({
  name: roleNameSchema,
  permissions: permissionIdsSchema.default([]),
  status: activeStatusSchema.default("active"),
});

/** Name and permissions, or only the status. Omitted fields stay unchanged. */
export const updateRoleBodySchema = z.object({
  name: roleNameSchema.optional(),
  permissions: permissionIdsSchema.optional(),
  status: activeStatusSchema.optional(),
  version: versionSchema.optional(),
});

export const permissionsAnswerSchema = answer({ data: z.array(permissionSchema), ...pageFields });
export const permissionAnswerSchema = answer({ data: permissionSchema }).extend({ message: z.string() });
export const rolesAnswerSchema = answer({ data: z.array(roleSchema), ...pageFields });
export const roleAnswerSchema = answer({ data: roleSchema }).extend({ message: z.string() });
export const accessDoneAnswerSchema = z.object({ success: z.literal(true), message: z.string() });
