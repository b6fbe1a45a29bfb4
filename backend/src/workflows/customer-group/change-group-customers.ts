import { customerMessages } from "@haat/api-contract/customer/messages";
import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import type { CustomerGroup, GroupCustomersAnswer } from "@haat/api-contract/customer-group/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { addToCustomerGroups, lockCustomerGroups, removeFromCustomerGroups } from "#engine/customer/customer-groups";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { lockCustomersSql, shareCustomerRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { recordChange } from "../audit/record-change";
import { groupOf, lockGroup } from "./change-group";
import { findCustomers } from "./find-customers";

type Act = "add" | "remove";
type Change = { groupId: string; actorId: string; identifiers: readonly string[] };
type Changed = Pick<GroupCustomersAnswer, "group" | "changed" | "unchanged" | "notFound">;

/** Locks customers before the group: see `addToCustomerGroups`. @returns those who still exist. */
async function lockCustomers({ prepared }: OneTransaction, ids: readonly string[]): Promise<string[]> {
  const rows = await prepared<{ id: string }>({ name: "customers-lock-many", text: lockCustomersSql, values: [ids] });
  return rows.map(({ id }) => id);
}

const actions = { add: "customer_group.customers_added", remove: "customer_group.customers_removed" } as const;
const changedNames = { add: "added", remove: "removed" } as const;

type Recorded = Pick<Change, "actorId"> & { act: Act; before: CustomerGroup; after: CustomerGroup; ids: string[] };

/** Records how many customers a group has, and who came or went if they fit a page: by id, since the entry outlives accounts. */
const recordCustomers = (
  container: MedusaContainer,
  transaction: OneTransaction,
  { act, actorId, before, after, ids }: Recorded,
) =>
  recordChange(
    container,
    {
      actorId,
      action: actions[act],
      subject: { type: "customer_group", id: after._id, label: after.name },
      before: { customers: before.customers },
      after: { customers: after.customers, ...(ids.length <= limits.maxPageSize ? { [changedNames[act]]: ids } : {}) },
    },
    transaction,
  );

/** Adds customers to a group, or removes them. */
function changeCustomers(
  container: MedusaContainer,
  act: Act,
  { groupId, actorId, identifiers }: Change,
): Promise<Changed> {
  return inOneTransaction(container, async (transaction) => {
    const { customerIds: found, notFound } = await findCustomers(transaction.prepared, identifiers);
    const customerIds = await lockCustomers(transaction, found);
    const before = await lockGroup(transaction, groupId);
    const members = { groupIds: [groupId], customerIds };
    const ids =
      act === "add"
        ? await addToCustomerGroups(transaction, { ...members, actorId })
        : await removeFromCustomerGroups(transaction, members);
    const [changed, unchanged] = [ids.length, customerIds.length - ids.length];
    if (changed === 0) return { group: before, changed, unchanged, notFound };
    const group = await groupOf(transaction, groupId);
    await recordCustomers(container, transaction, { act, actorId, before, after: group, ids });
    return { group, changed, unchanged, notFound };
  });
}

/** Adds those who log in with these email addresses and mobile numbers. @throws ApiError 404 no such group. */
export const addGroupCustomers = (container: MedusaContainer, change: Change): Promise<Changed> =>
  changeCustomers(container, "add", change);

/** Removes those who log in with these email addresses and mobile numbers. @throws ApiError 404 no such group. */
export const removeGroupCustomers = (container: MedusaContainer, change: Change): Promise<Changed> =>
  changeCustomers(container, "remove", change);

type OwnChange = { customerId: string; actorId: string; add: readonly string[]; remove: readonly string[] };

async function groupNamesOf({ prepared }: OneTransaction, customerId: string): Promise<string[]> {
  const rows = await prepared<{ name: string }>({
    name: "customer-groups-of-one",
    text: `SELECT g.name FROM haat_customer_group_member m JOIN haat_customer_group g ON g.id = m.group_id
            WHERE m.customer_id = $1 ORDER BY lower(g.name)`,
    values: [customerId],
  });
  return rows.map(({ name }) => name);
}

/**
 * Adds a customer to groups, and removes them from others.
 *
 * @throws ApiError 404 no such customer; 400 one of the groups they are added to does not exist.
 */
export const changeGroupsOfCustomer = (
  container: MedusaContainer,
  { customerId, actorId, add, remove }: OwnChange,
): Promise<void> =>
  inOneTransaction(container, async (transaction) => {
    if (!(await shareCustomerRow(transaction, customerId))) throw new ApiError(404, customerMessages.notFound);
    const there = await lockCustomerGroups(transaction, [...add, ...remove]);
    if (add.some((id) => !there.includes(id))) throw new ApiError(400, customerGroupMessages.unknown);
    const before = await groupNamesOf(transaction, customerId);
    const customerIds = [customerId];
    await removeFromCustomerGroups(transaction, { groupIds: remove, customerIds });
    await addToCustomerGroups(transaction, { groupIds: [...new Set(add)], customerIds, actorId });
    const after = await groupNamesOf(transaction, customerId);
    await recordChange(
      container,
      {
        actorId,
        action: "customer.groups_changed",
        subject: { type: "customer", id: customerId, label: customerId },
        before: { groups: before },
        after: { groups: after },
      },
      transaction,
    );
  });
