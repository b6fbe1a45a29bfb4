import { model } from "@medusajs/framework/utils";
import { Role } from "./role";

/** What one administrator account, a user of the engine, may do. An account without a row may do nothing. */
export const Staff = model
  .define("staff", {
    id: model.id({ prefix: "staff" }).primaryKey(),
    user_id: model.text(),
    /** What people call them; the engine's user holds the e-mail address. */
    name: model.text().default(""),
    /** A full administrator has every permission, whatever becomes of roles. */
    is_full_administrator: model.boolean().default(false),
    status: model.boolean().default(true),
    roles: model.manyToMany(() => Role, { pivotTable: "staff_role", mappedBy: "staff" }),
  })
  .indexes([{ on: ["user_id"], unique: true }]);
