import { randomUUID } from "node:crypto";
import { withDatabase } from "./database";

/** Groups that this file's tests have made. */
const made: string[] = [];

/** A customer group of these customers. */
export async function aCustomerGroup(customerIds: readonly string[] = []): Promise<{ id: string; name: string }> {
  const id = `cusgroup_${randomUUID()}`;
  const group = { id, name: `Group ${id}` };
  made.push(id);
  await withDatabase(async (client) => {
    await client.query("INSERT INTO customer_group (id, name) VALUES ($1, $2)", [group.id, group.name]);
    await client.query(
      `INSERT INTO customer_group_customer (id, customer_group_id, customer_id)
       SELECT gen_random_uuid()::text, $1, customer_id FROM unnest($2::text[]) customer_id`,
      [id, customerIds],
    );
  });
  return group;
}

/** Removes the groups of this file's tests. @param more Ids of those that were made otherwise. */
export const dropCustomerGroups = (more: readonly string[] = []): Promise<unknown> =>
  withDatabase((client) => client.query("DELETE FROM customer_group WHERE id = ANY ($1)", [[...made, ...more]]));

/** How often a customer is in a group: the engine's table bears it twice. */
export const timesInGroup = (groupId: string, customerId: string): Promise<number> =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      "SELECT FROM customer_group_customer WHERE customer_group_id = $1 AND customer_id = $2",
      [groupId, customerId],
    );
    return rows.length;
  });
