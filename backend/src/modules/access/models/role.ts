import { model } from "@medusajs/framework/utils";
import { Permission } from "./permission";
import { Staff } from "./staff";

/** A set of permissions that staff accounts are given. */
export const Role = model
  .define("role", {
    id: model.id({ prefix: "role" }).primaryKey(),
    name: model.text(),
    status: model.boolean().default(true),
    permissions: model.manyToMany(() => Permission, { pivotTable: "role_permission", mappedBy: "roles" }),
    staff: model.manyToMany(() => Staff, { mappedBy: "roles" }),
  })
  .indexes([{ on: ["name"], unique: true }]);
