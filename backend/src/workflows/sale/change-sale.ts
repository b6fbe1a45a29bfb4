import { isDeepStrictEqual } from "node:util";
import { type OfferProduct, type OfferScope, toScope } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { type SalePrice, saleVariantName } from "@haat/api-contract/sale/prices";
import type { Sale, SaleFields } from "@haat/api-contract/sale/schemas";
import { sellingRefusal } from "@haat/api-contract/seller/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { addSaleList, changeSaleList, fillSaleList, removeSaleList } from "#engine/product/sale-list";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SALE_MODULE } from "#modules/sale/index";
import type { Sales, WholeSale } from "#modules/sale/sales";
import type { SaleService } from "#modules/sale/service";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { type AuditedKind, namesOf, recordRow } from "../audit/record-change";
import { checkOfferProducts } from "../product/check-offer-products";
import { notifySellers } from "../seller-notice/notify-sellers";
import { saleEndedNews } from "../seller-notice/seller-news";

const audited: AuditedKind<WholeSale> = {
  type: "sale",
  labelOf: ({ title }) => title,
  fieldsOf: ({ _id, version, status, variants, products, prices, seller, ...fields }) => ({
    ...fields,
    seller: seller?.name ?? null,
    products: namesOf(products),
    prices: prices?.map(({ variantId, price }) => `${variantId}: ${price}`) ?? null,
  }),
};

/** Who changes sales: a seller theirs, or staff. */
export type SaleCaller = { actorId: string; sellerId: string | null };

type Change<After extends WholeSale | null> = { before: WholeSale | null; after: After };
type Within = { sales: Sales; transaction: OneTransaction };

/** Runs a change in one transaction with its audit log entry; the catalogue shows its prices a moment after the commit. */
async function change<After extends WholeSale | null>(
  container: MedusaContainer,
  { actorId }: SaleCaller,
  act: (within: Within) => Promise<Change<After>>,
): Promise<After> {
  const service = container.resolve<SaleService>(SALE_MODULE);
  const changed = await inOneTransaction(container, async (transaction) => {
    const done = await act({ sales: service.within(transaction.prepared), transaction });
    await recordRow(container, transaction, audited, { actorId, ...done });
    return done;
  });
  const { _id = "" } = changed.after ?? changed.before ?? {};
  container.resolve<CatalogModuleService>(CATALOG_MODULE).touch("priceList", [_id]);
  return changed.after;
}

/** Without its prices of individual variants: they are read by themselves. */
const toSale = ({ prices: _, ...sale }: WholeSale): Sale => sale;

/** A sale, and who asks for it; `version`: as they saw it. */
type Target = Pick<SaleCaller, "sellerId"> & { id: string; version?: string | undefined };

/** Sellers see no sales but theirs. */
async function lock(sales: Sales, { id, sellerId, version }: Target): Promise<WholeSale> {
  const sale = await sales.lock(id);
  if (!sale || (sellerId !== null && sale.seller?._id !== sellerId)) throw new ApiError(404, saleMessages.notFound);
  if (version !== undefined && version !== sale.version) throw new ApiError(409, saleMessages.changedMeanwhile);
  return sale;
}

/** @throws ApiError 400 the sale would end in the past. */
async function checkEnd(sales: Sales, endsAt: string): Promise<void> {
  if ((await sales.msUntil(endsAt)) <= 0) throw new ApiError(400, saleMessages.endPassed);
}

/** @throws ApiError 403 a seller who may not sell. */
async function checkSeller(container: MedusaContainer, transaction: OneTransaction, sellerId: string | null) {
  if (sellerId === null) return;
  const { accounts } = container.resolve<SellerService>(SELLER_MODULE).within(transaction.prepared);
  const refusal = sellingRefusal((await accounts.byId(sellerId))?.state ?? "suspended", saleMessages);
  if (refusal !== null) throw new ApiError(403, refusal);
}

/** @throws ApiError 400 whose sale it is does not sell one of the variants, or sells it for no more than that. */
async function checkPrices(sales: Sales, sellerId: string | null, prices: readonly SalePrice[]): Promise<void> {
  const variants = await sales.variants({ variantIds: prices.map(({ variantId }) => variantId) }, sellerId);
  if (variants.length < prices.length)
    throw new ApiError(400, sellerId === null ? saleMessages.variantNotSold : saleMessages.variantNotYours);
  const priceOf = new Map(prices.map(({ variantId, price }) => [variantId, price]));
  const dear = variants.find(({ _id, sellingPrice }) => (priceOf.get(_id) ?? 0) >= sellingPrice);
  if (dear) throw new ApiError(400, saleMessages.priceNotLower(saleVariantName(dear), dear.sellingPrice));
}

/** Writes what a sale that has not started lowers. @throws ApiError 400 no price would be lower, or as its checks. */
async function lower(
  container: MedusaContainer,
  { sales, transaction }: Within,
  { id, sellerId, saved }: Target & { saved: readonly OfferProduct[] | null },
  { title: _, startsAt, endsAt, percent, prices, ...scope }: SaleFields,
): Promise<WholeSale> {
  if (prices) await checkPrices(sales, sellerId, prices);
  await checkOfferProducts(transaction, { productIds: scope.productIds, saved, sellerId });
  const filled = await fillSaleList(container, transaction, { id, sellerId, percent, prices, scope });
  if (filled === 0) throw new ApiError(400, saleMessages.noProducts);
  await sales.save({ id, sellerId, percent, prices, ...scope });
  await sales.schedule(id, [startsAt, endsAt]);
  return lock(sales, { id, sellerId });
}

/**
 * Adds a sale of the shop or of a seller.
 *
 * @throws ApiError 400 the end has passed, a product or variant is somebody else's, no price would be lower, or a
 * seller has too many sales; 403 the seller may not sell.
 */
export async function addSale(
  container: MedusaContainer,
  { fields, ...caller }: SaleCaller & { fields: SaleFields },
): Promise<Sale> {
  const added = await change(container, caller, async (within) => {
    const { sellerId } = caller;
    await checkSeller(container, within.transaction, sellerId);
    await checkEnd(within.sales, fields.endsAt);
    if (sellerId !== null && (await within.sales.openOf(sellerId)) >= limits.maxSellerSales)
      throw new ApiError(400, saleMessages.tooManySales(limits.maxSellerSales));
    const id = await addSaleList(container, within.transaction, fields, sellerId);
    return { before: null, after: await lower(container, within, { id, sellerId, saved: null }, fields) };
  });
  return toSale(added);
}

type Changed = SaleCaller & { id: string; version: string | undefined };

const byVariant = (prices: readonly SalePrice[] | null | undefined) =>
  prices?.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1)) ?? null;

const isSameScope = (one: OfferScope, other: OfferScope): boolean =>
  (["categoryId", "subCategoryId", "brand"] as const).every((name) => one[name] === other[name]) &&
  isDeepStrictEqual(one.productIds?.toSorted(), other.productIds?.toSorted());

/** Whether a sale has these prices, all or as far as its variants are still sold: a form shows no others. */
async function hasPrices(sales: Sales, { _id, prices }: WholeSale, wanted: SaleFields["prices"]): Promise<boolean> {
  if (isDeepStrictEqual(byVariant(prices), byVariant(wanted))) return true;
  const sold = (await sales.prices(_id, null))?.map(({ _id: variantId, price }) => ({ variantId, price }));
  return prices !== null && isDeepStrictEqual(byVariant(sold), byVariant(wanted));
}

/** Whether a change leaves what a sale lowers, and its start. */
const isSame = async (sales: Sales, sale: WholeSale, fields: SaleFields): Promise<boolean> =>
  sale.percent === fields.percent &&
  isSameScope(toScope(sale), fields) &&
  Date.parse(sale.startsAt) === Date.parse(fields.startsAt) &&
  (await hasPrices(sales, sale, fields.prices));

/** Saves a sale's row as it is, so that it has another version. */
const touch = (sales: Sales, sale: WholeSale): Promise<void> =>
  sales.save({ ...sale, ...toScope(sale), id: sale._id, sellerId: sale.seller?._id ?? null });

/**
 * Changes a sale; of one that has started its title and end alone, since shoppers have seen its prices.
 *
 * @throws ApiError 404 no such sale; 409 it was changed since the caller has seen it, has started, is over, or is a seller's
 * and the caller is not; 400 and 403 as `addSale`.
 */
export async function changeSale(
  container: MedusaContainer,
  { fields, ...target }: Changed & { fields: SaleFields },
): Promise<Sale> {
  const changed = await change(container, target, async (within) => {
    const { sales, transaction } = within;
    const { id, sellerId } = target;
    const before = await lock(sales, target);
    if (before.seller && sellerId === null) throw new ApiError(409, saleMessages.ofSeller);
    await checkSeller(container, transaction, sellerId);
    if (before.status === "over") throw new ApiError(409, saleMessages.over);
    await checkEnd(sales, fields.endsAt);
    if (before.status === "scheduled") {
      await changeSaleList(container, transaction, id, fields);
      return { before, after: await lower(container, within, { id, sellerId, saved: before.products }, fields) };
    }
    if (!(await isSame(sales, before, fields))) throw new ApiError(409, saleMessages.begun);
    await changeSaleList(container, transaction, id, { ...fields, startsAt: before.startsAt });
    await touch(sales, before);
    await sales.schedule(id, [fields.endsAt]);
    return { before, after: await lock(sales, { id, sellerId }) };
  });
  return toSale(changed);
}

/** @throws ApiError 404 no such sale; 409 it is not running, or was changed since the caller has seen it. */
export async function endSale(container: MedusaContainer, target: Changed): Promise<Sale> {
  const ended = await change(container, target, async ({ sales, transaction }) => {
    const before = await lock(sales, target);
    if (before.status !== "running") throw new ApiError(409, saleMessages.over);
    await changeSaleList(container, transaction, before._id, { ...before, endsAt: await sales.now() });
    await touch(sales, before);
    const after = await lock(sales, { ...target, version: undefined });
    await notifySeller(container, transaction, target, { act: "ended", sale: after });
    return { before, after };
  });
  return toSale(ended);
}

/** @throws ApiError 404 no such sale; 409 it is running. */
export async function removeSale(container: MedusaContainer, target: Omit<Changed, "version">): Promise<void> {
  await change(container, target, async ({ sales, transaction }) => {
    const before = await lock(sales, target);
    if (before.status === "running") throw new ApiError(409, saleMessages.begun);
    await removeSaleList(container, transaction, before._id);
    await sales.remove(before._id);
    if (before.status === "scheduled")
      await notifySeller(container, transaction, target, { act: "deleted", sale: before });
    return { before, after: null };
  });
}

/** Notifies a seller of what staff did to their sale. */
async function notifySeller(
  container: MedusaContainer,
  transaction: OneTransaction,
  { sellerId }: SaleCaller,
  { act, sale }: { act: "ended" | "deleted"; sale: Sale },
): Promise<void> {
  if (sale.seller && sellerId === null)
    await notifySellers(container, [saleEndedNews(act, sale.seller._id, sale)], transaction);
}
