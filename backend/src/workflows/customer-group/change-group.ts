import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import type { CustomerGroup } from "@haat/api-contract/customer-group/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  addCustomerGroup,
  lockCustomerGroups,
  removeCustomerGroup,
  renameCustomerGroup,
} from "#engine/customer/customer-groups";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import { type AuditedKind, recordRow } from "../audit/record-change";
import { readGroup, readOtherGroups } from "./read-groups";

const audited: AuditedKind<CustomerGroup> = {
  type: "customer_group",
  labelOf: ({ name }) => name,
  fieldsOf: ({ name }) => ({ name }),
};

/** How many coupons a refusal names. */
const namedCoupons = 5;

/** Names and their number are checked one change after the other: the engine's index knows equal case alone. */
async function checkName(
  { prepared }: OneTransaction,
  { id, name }: { id: string | null; name: string },
): Promise<void> {
  await prepared({
    name: "customer-groups-names-lock",
    text: "SELECT pg_advisory_xact_lock(hashtext('customer-group-names'))",
    values: [],
  });
  const { count, isTaken } = await readOtherGroups(prepared, { id, name });
  if (isTaken) throw new ApiError(409, customerGroupMessages.nameTaken);
  if (id === null && count >= limits.maxCustomerGroups)
    throw new ApiError(409, customerGroupMessages.tooMany(limits.maxCustomerGroups));
}

/** The group, locked until the transaction ends. @throws ApiError 404 there is none. */
export async function lockGroup(transaction: OneTransaction, id: string): Promise<CustomerGroup> {
  await lockCustomerGroups(transaction, [id]);
  return groupOf(transaction, id);
}

/** @throws ApiError 404 there is none. */
export async function groupOf({ prepared }: OneTransaction, id: string): Promise<CustomerGroup> {
  const group = await readGroup(prepared, id);
  if (!group) throw new ApiError(404, customerGroupMessages.notFound);
  return group;
}

type Caller = { actorId: string };
type Fields = { name: string };

/** Adds a group without customers. @throws ApiError 409 another group has the name, or there are too many. */
export const addGroup = (container: MedusaContainer, { name, actorId }: Caller & Fields): Promise<CustomerGroup> =>
  inOneTransaction(container, async (transaction) => {
    await checkName(transaction, { id: null, name });
    const id = await addCustomerGroup(container, transaction, { name, actorId });
    const after = await groupOf(transaction, id);
    await recordRow(container, transaction, audited, { actorId, before: null, after });
    return after;
  });

type Renamed = Caller & Fields & { id: string; version: string | undefined };

/** @throws ApiError 404 no such group; 409 another one has the name, or it was changed since the caller has seen it. */
export const renameGroup = (
  container: MedusaContainer,
  { id, name, version, actorId }: Renamed,
): Promise<CustomerGroup> =>
  inOneTransaction(container, async (transaction) => {
    await checkName(transaction, { id, name });
    const before = await lockGroup(transaction, id);
    if (version !== undefined && version !== before.version)
      throw new ApiError(409, customerGroupMessages.changedMeanwhile);
    await renameCustomerGroup(container, transaction, { id, name });
    const after = await groupOf(transaction, id);
    await recordRow(container, transaction, audited, { actorId, before, after });
    return after;
  });

/** Removes a group; its customers stay. @throws ApiError 404 no such group; 409 a coupon that is not over is for it. */
export const removeGroup = (container: MedusaContainer, { id, actorId }: Caller & { id: string }): Promise<void> =>
  inOneTransaction(container, async (transaction) => {
    // Whoever saves a coupon for it holds it too.
    const before = await lockGroup(transaction, id);
    const coupons = container.resolve<CouponService>(COUPON_MODULE).within(transaction.prepared);
    const codes = await coupons.openOfGroup(id, namedCoupons);
    if (codes.length > 0) throw new ApiError(409, customerGroupMessages.inUse(codes));
    await removeCustomerGroup(container, transaction, id);
    await recordRow(container, transaction, audited, { actorId, before, after: null });
  });
