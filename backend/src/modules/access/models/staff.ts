import { model } from "@medusajs/framework/utils";

/** The name of something that is guarded. An inactive permission grants nothing, except to full administrators. */
export const Permission = model
  .define("permission", {
    id: model.id({ prefix: "perm" }).primaryKey(),
    name: model.text(),
    description: model.text().default(""),
    status: model.boolean().default(true),
    roles: model.manyToMany(() => Role, { mappedBy: "permissions" }),
  })
  .indexes([{ on: ["name"], unique: true }]);

/** A set of permissions that is assigned to staff accounts. */
export const Role = model
  .define("role", {
    id: model.id({ prefix: "role" }).primaryKey(),
    name: model.text(),
    status: model.boolean().default(true),
    permissions: model.manyToMany(() => Permission, { pivotTable: "role_permission", mappedBy: "roles" }),
    staff: model.manyToMany(() => Staff, { mappedBy: "roles" }),
  })
  .indexes([{ on: ["name"], unique: true }]);

/** What one administrator account, a user of the engine, may do. An account without a row may do nothing. */
export const Staff = model
  .define("staff", {
    id: model.id({ prefix: "staff" }).primaryKey(),
    user_id: model.text(),
    /** The display name; the engine's user has the email address. */
    name: model.text().default(""),
    /** A full administrator has every permission, independent of roles. */
    is_full_administrator: model.boolean().default(false),
    status: model.boolean().default(true),
    roles: model.manyToMany(() => Role, { pivotTable: "staff_role", mappedBy: "staff" }),
  })
  .indexes([{ on: ["user_id"], unique: true }]);
