import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { Coupon, CouponFields } from "@haat/api-contract/coupon/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { Coupons } from "#modules/coupon/coupons";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import { type AuditedKind, recordRow } from "../audit/record-change";

const audited: AuditedKind<Coupon> = {
  type: "coupon",
  labelOf: ({ code }) => code,
  fieldsOf: ({ _id, version, status, uses, given, revenue, ...fields }) => fields,
};

type Change<After extends Coupon | null> = { before: Coupon | null; after: After };

/** Runs a change in one transaction with its audit log entry. */
const change = <After extends Coupon | null>(
  container: MedusaContainer,
  actorId: string,
  act: (coupons: Coupons) => Promise<Change<After>>,
): Promise<After> =>
  inOneTransaction(container, async (transaction) => {
    const coupons = container.resolve<CouponService>(COUPON_MODULE).within(transaction.prepared);
    const done = await act(coupons);
    await recordRow(container, transaction, audited, { actorId, ...done });
    return done.after;
  });

async function lock(coupons: Coupons, id: string, version?: string): Promise<Coupon> {
  const coupon = await coupons.lock(id);
  if (!coupon) throw new ApiError(404, couponMessages.notFound);
  if (version !== undefined && version !== coupon.version) throw new ApiError(409, couponMessages.changedMeanwhile);
  return coupon;
}

async function save(coupons: Coupons, id: string, fields: CouponFields): Promise<Coupon> {
  if (!(await coupons.save(id, fields))) throw new ApiError(409, couponMessages.codeTaken);
  return lock(coupons, id);
}

/** @throws ApiError 409 another coupon has the code. */
export const addCoupon = (
  container: MedusaContainer,
  { actorId, fields }: { actorId: string; fields: CouponFields },
): Promise<Coupon> =>
  change(container, actorId, async (coupons) => ({
    before: null,
    after: await save(coupons, generateEntityId(undefined, "coup"), fields),
  }));

type Changed = { id: string; actorId: string; version: string | undefined; fields: CouponFields };

/** @throws ApiError 400 a limit is below what has been used. */
function checkLimits({ uses, given }: Coupon, { maxUses, budget }: CouponFields): void {
  if (maxUses !== null && maxUses < uses) throw new ApiError(400, couponMessages.maxUsesBelowUses(uses));
  if (budget !== null && budget < given) throw new ApiError(400, couponMessages.budgetBelowGiven(given));
}

/**
 * Changes a coupon. Orders that used it keep their discount.
 *
 * @throws ApiError 404 no such coupon; 409 it was changed since the caller has seen it, or another has the code; 400 a
 * limit is below what has been used.
 */
export const changeCoupon = (container: MedusaContainer, { id, actorId, version, fields }: Changed): Promise<Coupon> =>
  change(container, actorId, async (coupons) => {
    const before = await lock(coupons, id, version);
    checkLimits(before, fields);
    return { before, after: await save(coupons, id, fields) };
  });

/** @throws ApiError 404 no such coupon; 409 it is not running, or was changed since the caller has seen it. */
export const endCoupon = (
  container: MedusaContainer,
  { id, actorId, version }: Omit<Changed, "fields">,
): Promise<Coupon> =>
  change(container, actorId, async (coupons) => {
    const before = await lock(coupons, id, version);
    if (before.status !== "running") throw new ApiError(409, couponMessages.notRunning);
    await coupons.end(id);
    return { before, after: await lock(coupons, id) };
  });

/** @throws ApiError 404 no such coupon; 409 orders have used it. */
export async function removeCoupon(
  container: MedusaContainer,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  await change(container, actorId, async (coupons) => {
    const before = await lock(coupons, id);
    if (!(await coupons.remove(id))) throw new ApiError(409, couponMessages.isUsed);
    return { before, after: null };
  });
}
