import { model } from "@medusajs/framework/utils";
import { Role } from "./role";

/** A name that something is guarded by. Inactive, it grants nothing to anybody but full administrators. */
export const Permission = model
  .define("permission", {
    id: model.id({ prefix: "perm" }).primaryKey(),
    name: model.text(),
    description: model.text().default(""),
    status: model.boolean().default(true),
    roles: model.manyToMany(() => Role, { mappedBy: "permissions" }),
  })
  .indexes([{ on: ["name"], unique: true }]);
