import type { ICustomerModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

const customerModule = (container: MedusaContainer): ICustomerModuleService => container.resolve(Modules.CUSTOMER);

/** @param group `actorId`: the member of staff who adds it. @returns its id. */
export async function addCustomerGroup(
  container: MedusaContainer,
  transaction: OneTransaction,
  { name, actorId }: { name: string; actorId: string },
): Promise<string> {
  const service = customerModule(container);
  const group = await service.createCustomerGroups({ name, created_by: actorId }, transaction.contextFor(service));
  await transaction.flush();
  return group.id;
}

export async function renameCustomerGroup(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const service = customerModule(container);
  await service.updateCustomerGroups(id, { name }, transaction.contextFor(service));
  await transaction.flush();
}

/** Removes the group and who is in it. */
export async function removeCustomerGroup(
  container: MedusaContainer,
  transaction: OneTransaction,
  id: string,
): Promise<void> {
  const service = customerModule(container);
  await service.deleteCustomerGroups(id, transaction.contextFor(service));
  await transaction.flush();
}

const lockGroups = async ({ prepared }: OneTransaction, ids: readonly string[], strength: "UPDATE" | "KEY SHARE") =>
  (
    await prepared<{ id: string }>({
      name: strength === "UPDATE" ? "customer-groups-lock" : "customer-groups-share",
      text: `SELECT id FROM customer_group WHERE id = ANY ($1::text[]) AND deleted_at IS NULL ORDER BY id FOR ${strength}`,
      values: [ids],
    })
  ).map(({ id }) => id);

/** Locks groups until the transaction ends, after the customers that are added. @returns those that exist. */
export const lockCustomerGroups = (transaction: OneTransaction, ids: readonly string[]): Promise<string[]> =>
  lockGroups(transaction, ids, "UPDATE");

/** Keeps groups from being removed until the transaction ends. @returns those that exist. */
export const shareCustomerGroups = (transaction: OneTransaction, ids: readonly string[]): Promise<string[]> =>
  lockGroups(transaction, ids, "KEY SHARE");

type Membership = { groupIds: readonly string[]; customerIds: readonly string[] };

/**
 * Adds customers to groups, in a transaction that has locked both: customers first, since an account that is merged holds
 * its customers and asks for no group. One statement, whatever the number. The engine's table bears the same pair twice.
 *
 * @returns the customers of those pairs that are new.
 */
export async function addToCustomerGroups(
  { prepared }: OneTransaction,
  { groupIds, customerIds, actorId }: Membership & { actorId: string },
): Promise<string[]> {
  const rows = await prepared<{ id: string }>({
    name: "customer-groups-add-customers",
    text: `INSERT INTO customer_group_customer (id, customer_id, customer_group_id, created_by)
           SELECT 'cusgc_' || replace(gen_random_uuid()::text, '-', ''), c.id, g.id, $3
             FROM unnest($1::text[]) AS g(id) CROSS JOIN unnest($2::text[]) AS c(id)
            WHERE NOT EXISTS (SELECT FROM customer_group_customer m
                               WHERE m.customer_group_id = g.id AND m.customer_id = c.id AND m.deleted_at IS NULL)
           RETURNING customer_id AS id`,
    values: [groupIds, customerIds, actorId],
  });
  return rows.map(({ id }) => id);
}

/** Removes customers from groups. @returns the customers of those pairs that there were. */
export async function removeFromCustomerGroups(
  { prepared }: OneTransaction,
  { groupIds, customerIds }: Membership,
): Promise<string[]> {
  const rows = await prepared<{ id: string }>({
    name: "customer-groups-remove-customers",
    text: `DELETE FROM customer_group_customer WHERE customer_group_id = ANY ($1::text[]) AND customer_id = ANY ($2::text[])
           RETURNING customer_id AS id`,
    values: [groupIds, customerIds],
  });
  return rows.map(({ id }) => id);
}
