import { bankOfferText } from "@haat/api-contract/coupon/bank-offer";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { Coupon, CouponFields } from "@haat/api-contract/coupon/schemas";
import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { falseIfTaken } from "#database/false-if-taken";
import { shareCustomerGroups } from "#engine/customer/customer-groups";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import type { Coupons } from "#modules/coupon/coupons";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import { addedTask } from "#queue/task";
import { type AuditedKind, namesOf, recordRow } from "../audit/record-change";
import { publishAtMoment } from "../catalog/publish-at-moment";
import { checkOfferProducts } from "../product/check-offer-products";
import { notifySellers } from "../seller-notice/notify-sellers";
import { couponEndedNews } from "../seller-notice/seller-news";
import { checkSellerCoupon } from "./check-seller-coupon";

const audited: AuditedKind<Coupon> = {
  type: "coupon",
  labelOf: ({ code }) => code,
  fieldsOf: ({
    _id,
    version,
    status,
    uses,
    given,
    revenue,
    seller,
    products,
    freeProducts,
    bankOffer,
    customerGroups,
    ...fields
  }) => ({
    ...fields,
    bankOffer: bankOffer && bankOfferText(bankOffer),
    products: namesOf(products),
    freeProducts: namesOf(freeProducts),
    customerGroups: customerGroups.map(({ _id, name }) => `${name} (${_id})`),
    seller: seller?.name ?? null,
  }),
};

/** Who changes coupons: a seller theirs, or staff. */
export type CouponCaller = { actorId: string; sellerId: string | null };

type Change<After extends Coupon | null> = { before: Coupon | null; after: After };
type Within = { coupons: Coupons; transaction: OneTransaction };

/** Runs a change in one transaction with its audit log entry; guests see it once it is committed. */
async function change<After extends Coupon | null>(
  container: MedusaContainer,
  { actorId }: CouponCaller,
  act: (within: Within) => Promise<Change<After>>,
): Promise<After> {
  const changed = await inOneTransaction(container, async (transaction) => {
    const coupons = container.resolve<CouponService>(COUPON_MODULE).within(transaction.prepared);
    const done = await act({ coupons, transaction });
    await recordRow(container, transaction, audited, { actorId, ...done });
    return done.after;
  });
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
  return changed;
}

/** A coupon, and who asks for it; `version`: as they saw it. */
type Target = Pick<CouponCaller, "sellerId"> & { id: string; version?: string | undefined };

/** Sellers see no coupons but theirs. */
async function lock(coupons: Coupons, { id, sellerId, version }: Target): Promise<Coupon> {
  const coupon = await coupons.lock(id);
  if (!coupon || (sellerId !== null && coupon.seller?._id !== sellerId))
    throw new ApiError(404, couponMessages.notFound);
  if (version !== undefined && version !== coupon.version) throw new ApiError(409, couponMessages.changedMeanwhile);
  return coupon;
}

async function save(
  { coupons, transaction }: Within,
  { id, sellerId }: Target,
  fields: CouponFields,
  before: Coupon | null,
): Promise<Coupon> {
  const { productIds, freeProductIds, includesSellers } = fields;
  // A product that was chosen as a seller's is refused once the coupon is for the shop's alone.
  const saved = before && before.includesSellers === includesSellers ? before.products : null;
  await checkOfferProducts(transaction, { productIds, saved, sellerId, includesSellers });
  await checkOfferProducts(transaction, { productIds: freeProductIds, saved: before?.freeProducts ?? null, sellerId });
  // While it is for groups, its products are kept apart.
  if (before && before.customerGroups.length > 0) await coupons.setCustomerGroups(id, null);
  const isSaved = await falseIfTaken(coupons.save(id, fields, sellerId));
  if (!isSaved) throw new ApiError(409, couponMessages.codeTaken);
  await coupons.setCustomerGroups(id, await checkedGroups(transaction, fields, before));
  await coupons.schedule([fields.startsAt, fields.endsAt]);
  return lock(coupons, { id, sellerId });
}

/**
 * The customer groups that a coupon is for from now on, locked until the transaction ends; null: everybody.
 *
 * @throws ApiError 400 one that is added does not exist.
 */
async function checkedGroups(
  transaction: OneTransaction,
  { customerGroupIds }: CouponFields,
  before: Coupon | null,
): Promise<readonly string[] | null> {
  const saved = before?.customerGroups.map(({ _id }) => _id) ?? [];
  const wanted = customerGroupIds === undefined ? saved : (customerGroupIds ?? []);
  if (wanted.length === 0) return null;
  const there = await shareCustomerGroups(transaction, wanted);
  // One that has gone since then leaves the coupon to the others, and does not stop other changes.
  if (wanted.some((id) => !there.includes(id) && !saved.includes(id)))
    throw new ApiError(400, customerGroupMessages.unknown);
  return wanted;
}

/**
 * Adds a coupon.
 *
 * @throws ApiError 409 another coupon has the code; as `checkSellerCoupon`, `checkOfferProducts` and `checkedGroups`.
 */
export const addCoupon = (
  container: MedusaContainer,
  { fields, ...caller }: CouponCaller & { fields: CouponFields },
): Promise<Coupon> =>
  change(container, caller, async (within) => {
    const { sellerId } = caller;
    if (sellerId !== null) await checkSellerCoupon(container, within.transaction, sellerId, fields);
    const id = generateEntityId(undefined, "coup");
    return { before: null, after: await save(within, { id, sellerId }, fields, null) };
  });

type Changed = CouponCaller & { id: string; version: string | undefined };

/** @throws ApiError 400 a limit is below what has been used. */
function checkLimits({ uses, given }: Coupon, { maxUses, budget }: CouponFields): void {
  if (maxUses !== null && maxUses < uses) throw new ApiError(400, couponMessages.maxUsesBelowUses(uses));
  if (budget !== null && budget < given) throw new ApiError(400, couponMessages.budgetBelowGiven(given));
}

/**
 * Changes a coupon. Orders that used it keep their discount.
 *
 * @throws ApiError 404 no such coupon; 409 it was changed since the caller has seen it, another has the code, or it is a
 * seller's and the caller is not; 400 a limit is below what has been used; as `checkSellerCoupon`,
 * `checkOfferProducts` and `checkedGroups`.
 */
export const changeCoupon = (
  container: MedusaContainer,
  { fields, ...target }: Changed & { fields: CouponFields },
): Promise<Coupon> =>
  change(container, target, async (within) => {
    const { sellerId } = target;
    const before = await lock(within.coupons, target);
    if (before.seller && sellerId === null) throw new ApiError(409, couponMessages.ofSeller);
    if (sellerId !== null) await checkSellerCoupon(container, within.transaction, sellerId, fields);
    checkLimits(before, fields);
    return { before, after: await save(within, target, fields, before) };
  });

/** @throws ApiError 404 no such coupon; 409 it is not running, or was changed since the caller has seen it. */
export const endCoupon = (container: MedusaContainer, target: Changed): Promise<Coupon> =>
  change(container, target, async ({ coupons, transaction }) => {
    const before = await lock(coupons, target);
    if (before.status !== "running") throw new ApiError(409, couponMessages.notRunning);
    await coupons.end(before._id);
    const after = await lock(coupons, { ...target, version: undefined });
    await notifySeller(container, transaction, target, after);
    return { before, after };
  });

/** @throws ApiError 404 no such coupon; 409 orders have used it. */
export async function removeCoupon(container: MedusaContainer, target: Omit<Changed, "version">): Promise<void> {
  await change(container, target, async ({ coupons, transaction }) => {
    const before = await lock(coupons, target);
    if (!(await coupons.remove(before._id))) throw new ApiError(409, couponMessages.isUsed);
    await notifySeller(container, transaction, target, before);
    return { before, after: null };
  });
}

/** Notifies a seller of what staff did to their coupon. */
async function notifySeller(
  container: MedusaContainer,
  transaction: OneTransaction,
  { sellerId }: CouponCaller,
  coupon: Coupon,
): Promise<void> {
  if (coupon.seller && sellerId === null)
    await notifySellers(container, [couponEndedNews(coupon.seller._id, coupon)], transaction);
}

/** Shows guests the coupons that start at a moment, and hides those that end. */
export const publishCouponsTask = addedTask("publish-coupons", publishAtMoment);
