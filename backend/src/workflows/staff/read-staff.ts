import type { RoleChoice, StaffMember } from "@haat/api-contract/staff/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Page } from "#database/page-of";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { ACCESS_MODULE } from "#modules/access/index";
import type { StaffRow, StaffWanted } from "#modules/access/members";
import { type AccessModuleService, holds } from "#modules/access/service";

export const toMember = ({ userId, ...member }: StaffRow, caller: AdministratorAccess): StaffMember => ({
  ...member,
  isYou: userId === caller.userId,
});

/** Staff members, newest first. */
export async function readStaff(
  container: MedusaContainer,
  caller: AdministratorAccess,
  wanted: StaffWanted,
): Promise<Page<StaffMember>> {
  const page = await container.resolve<AccessModuleService>(ACCESS_MODULE).members.list(wanted);
  return { ...page, rows: page.rows.map((row) => toMember(row, caller)) };
}

/** All roles by name, and whether the caller can grant each. */
export async function readRoleChoices(container: MedusaContainer, caller: AdministratorAccess): Promise<RoleChoice[]> {
  const roles = await container.resolve<AccessModuleService>(ACCESS_MODULE).roles.choices();
  return roles.map((role) => ({ ...role, isGrantable: role.permissions.every((name) => holds(caller, name)) }));
}
