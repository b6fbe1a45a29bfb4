import { toScope } from "@haat/api-contract/back-office/offer-fields";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { fillSaleList } from "#engine/product/sale-list";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SALE_MODULE } from "#modules/sale/index";
import type { SaleService } from "#modules/sale/service";
import { addedTask } from "#queue/task";

/**
 * Computes the prices of a sale that is about to start once more: products have changed since it was entered.
 *
 * @returns whether the sale starts or ends at that moment: otherwise it was changed since the task was added.
 */
const refill = (container: MedusaContainer, id: string, at: string): Promise<boolean> =>
  inOneTransaction(container, async (transaction) => {
    const sale = await container.resolve<SaleService>(SALE_MODULE).within(transaction.prepared).lock(id);
    if (!sale || ![sale.startsAt, sale.endsAt].some((moment) => Date.parse(moment) === Date.parse(at))) return false;
    if (sale.status === "scheduled") {
      const lowered = { ...sale, id, sellerId: sale.seller?._id ?? null, scope: toScope(sale) };
      await fillSaleList(container, transaction, lowered);
    }
    return true;
  });

/**
 * Shows the prices of a sale in the catalogue from the moment when it starts, and the others from its end. Carts and
 * orders read them by the database's clock, without this task.
 */
export const publishSaleTask = addedTask("publish-sale", async (container, { id, at }) => {
  const sales = container.resolve<SaleService>(SALE_MODULE);
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  if (!(await refill(container, id, at))) return;
  await sales.passed(at);
  catalog.touch("priceList", [id]);
  await catalog.settle();
});
