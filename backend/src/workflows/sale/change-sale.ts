import { isDeepStrictEqual } from "node:util";
import { type OfferProduct, type OfferScope, toScope } from "@haat/api-contract/back-office/offer-fields";
import { saleMessages } from "@haat/api-contract/sale/messages";
import type { SalePrice } from "@haat/api-contract/sale/prices";
import type { Sale, SaleFields } from "@haat/api-contract/sale/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { addSaleList, changeSaleList, fillSaleList, removeSaleList } from "#engine/product/sale-list";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SALE_MODULE } from "#modules/sale/index";
import type { Sales, WholeSale } from "#modules/sale/sales";
import type { SaleService } from "#modules/sale/service";
import { type AuditedKind, namesOf, recordRow } from "../audit/record-change";
import { checkOfferProducts } from "../product/check-offer-products";
import { checkSalePrices } from "./check-sale-prices";

const audited: AuditedKind<WholeSale> = {
  type: "sale",
  labelOf: ({ title }) => title,
  fieldsOf: ({ _id, version, status, variants, products, prices, ...fields }) => ({
    ...fields,
    products: namesOf(products),
    prices: prices?.map(({ variantId, price }) => `${variantId}: ${price}`) ?? null,
  }),
};

type Change<After extends WholeSale | null> = { before: WholeSale | null; after: After };

/** Runs a change in one transaction with its audit log entry; the catalogue shows its prices a moment after the commit. */
async function change<After extends WholeSale | null>(
  container: MedusaContainer,
  actorId: string,
  act: (transaction: OneTransaction, sales: Sales) => Promise<Change<After>>,
): Promise<After> {
  const service = container.resolve<SaleService>(SALE_MODULE);
  const changed = await inOneTransaction(container, async (transaction) => {
    const done = await act(transaction, service.within(transaction.prepared));
    await recordRow(container, transaction, audited, { actorId, ...done });
    return done;
  });
  const { _id = "" } = changed.after ?? changed.before ?? {};
  container.resolve<CatalogModuleService>(CATALOG_MODULE).touch("priceList", [_id]);
  return changed.after;
}

async function lock(sales: Sales, id: string, version?: string): Promise<WholeSale> {
  const sale = await sales.lock(id);
  if (!sale) throw new ApiError(404, saleMessages.notFound);
  if (version !== undefined && version !== sale.version) throw new ApiError(409, saleMessages.changedMeanwhile);
  return sale;
}

/** @throws ApiError 400 the sale would end in the past. */
async function checkEnd(sales: Sales, endsAt: string): Promise<void> {
  if ((await sales.msUntil(endsAt)) <= 0) throw new ApiError(400, saleMessages.endPassed);
}

/** Writes what a sale that has not started lowers. @throws ApiError 400 no price would be lower, or as its checks. */
async function lower(
  container: MedusaContainer,
  transaction: OneTransaction,
  sales: Sales,
  { id, saved }: { id: string; saved: readonly OfferProduct[] | null },
  { title: _, startsAt, endsAt, percent, prices, ...scope }: SaleFields,
): Promise<WholeSale> {
  if (prices) await checkSalePrices(transaction, prices);
  await checkOfferProducts(transaction, { productIds: scope.productIds, saved, sellerId: null });
  const filled = await fillSaleList(container, transaction, { id, percent, prices, scope });
  if (filled === 0) throw new ApiError(400, saleMessages.noProducts);
  await sales.save({ id, percent, prices, ...scope });
  await sales.schedule(id, [startsAt, endsAt]);
  return lock(sales, id);
}

/** @throws ApiError 400 the end has passed, the shop does not sell a product itself, or no price would be lower. */
export const addSale = (
  container: MedusaContainer,
  { actorId, fields }: { actorId: string; fields: SaleFields },
): Promise<Sale> =>
  change(container, actorId, async (transaction, sales) => {
    await checkEnd(sales, fields.endsAt);
    const id = await addSaleList(container, transaction, fields);
    return { before: null, after: await lower(container, transaction, sales, { id, saved: null }, fields) };
  });

type Changed = { id: string; actorId: string; version: string | undefined; fields: SaleFields };

const isSame = (sale: WholeSale, fields: SaleFields): boolean =>
  sale.percent === fields.percent &&
  isDeepStrictEqual(byVariant(sale.prices), byVariant(fields.prices)) &&
  isSameScope(toScope(sale), fields) &&
  Date.parse(sale.startsAt) === Date.parse(fields.startsAt);

const byVariant = (prices: readonly SalePrice[] | null) =>
  prices?.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));

const isSameScope = (one: OfferScope, other: OfferScope): boolean =>
  (["categoryId", "subCategoryId", "brand"] as const).every((name) => one[name] === other[name]) &&
  isDeepStrictEqual(one.productIds?.toSorted(), other.productIds?.toSorted());

/**
 * Changes a sale; of one that has started its title and end alone, since shoppers have seen its prices.
 *
 * @throws ApiError 404 no such sale; 409 it was changed since the caller has seen it, has started, or is over; 400 as
 * `addSale`.
 */
export const changeSale = (container: MedusaContainer, { id, actorId, version, fields }: Changed): Promise<Sale> =>
  change(container, actorId, async (transaction, sales) => {
    const before = await lock(sales, id, version);
    if (before.status === "over") throw new ApiError(409, saleMessages.over);
    await checkEnd(sales, fields.endsAt);
    if (before.status === "scheduled") {
      await changeSaleList(container, transaction, id, fields);
      const kept = { id, saved: before.products };
      return { before, after: await lower(container, transaction, sales, kept, fields) };
    }
    if (!isSame(before, fields)) throw new ApiError(409, saleMessages.begun);
    await changeSaleList(container, transaction, id, { ...fields, startsAt: before.startsAt });
    await sales.save({ id, ...before, ...toScope(before) });
    await sales.schedule(id, [fields.endsAt]);
    return { before, after: await lock(sales, id) };
  });

/** @throws ApiError 404 no such sale; 409 it is not running, or was changed since the caller has seen it. */
export const endSale = (container: MedusaContainer, { id, actorId, version }: Omit<Changed, "fields">): Promise<Sale> =>
  change(container, actorId, async (transaction, sales) => {
    const before = await lock(sales, id, version);
    if (before.status !== "running") throw new ApiError(409, saleMessages.over);
    await changeSaleList(container, transaction, id, { ...before, endsAt: await sales.now() });
    await sales.save({ id, ...before, ...toScope(before) });
    return { before, after: await lock(sales, id) };
  });

/** @throws ApiError 404 no such sale; 409 it is running. */
export const removeSale = async (
  container: MedusaContainer,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> => {
  await change(container, actorId, async (transaction, sales) => {
    const before = await lock(sales, id);
    if (before.status === "running") throw new ApiError(409, saleMessages.begun);
    await removeSaleList(container, transaction, id);
    await sales.remove(id);
    return { before, after: null };
  });
};
