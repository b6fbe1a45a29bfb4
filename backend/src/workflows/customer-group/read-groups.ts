import type { CustomerGroup, CustomerGroupsQuery } from "@haat/api-contract/customer-group/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Run } from "#database/database";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";

const columns = `g.id AS _id, g.name, ${instantSql("g.created_at")} AS "createdAt", ${versionSql("g.updated_at")} AS version,
  (SELECT count(*)::int FROM haat_customer_group_member m JOIN haat_customer c ON c.id = m.customer_id
    WHERE m.group_id = g.id) AS customers`;

/** Customer groups by name. */
export function readGroups(
  container: MedusaContainer,
  { search, ...wanted }: CustomerGroupsQuery,
): Promise<Page<CustomerGroup>> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  return pageOf<CustomerGroup>(
    run,
    {
      name: "customer-groups",
      select: columns,
      from: "haat_customer_group g WHERE ($1::text IS NULL OR g.name ILIKE $1)",
      order: "lower(g.name), g.id",
      values: [containing(search)],
    },
    wanted,
  );
}

/** A group, in a transaction; null if there is none. */
export async function readGroup(run: Run, id: string): Promise<CustomerGroup | null> {
  const [group] = await run<CustomerGroup>({
    name: "customer-group",
    text: `SELECT ${columns} FROM haat_customer_group g WHERE g.id = $1`,
    values: [id],
  });
  return group ?? null;
}

/** How many other groups there are, and whether one of them has a name, in whatever case. */
export async function readOtherGroups(
  run: Run,
  { id, name }: { id: string | null; name: string },
): Promise<{ count: number; isTaken: boolean }> {
  const [others] = await run<{ count: number; isTaken: boolean }>({
    name: "customer-groups-others",
    text: `SELECT count(*)::int AS count, COALESCE(bool_or(lower(g.name) = lower($2)), false) AS "isTaken"
             FROM haat_customer_group g WHERE g.id IS DISTINCT FROM $1::text`,
    values: [id, name],
  });
  return others ?? { count: 0, isTaken: false };
}
