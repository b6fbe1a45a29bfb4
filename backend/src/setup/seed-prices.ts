import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PriceListStatus } from "@medusajs/framework/utils";
import { createPriceListsWorkflow, createRegionsWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { paymentProviders, storeDefaultNames } from "../engine/store-defaults";

/** India: rupees, tax-inclusive prices, cash on delivery. @returns the region's id. */
export async function seedRegion(container: MedusaContainer): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: storeDefaultNames.region,
          currency_code: storeDefaultNames.currency,
          countries: [storeDefaultNames.country],
          is_tax_inclusive: true,
          automatic_taxes: true,
          // The engine's own checkout supports neither our gateways nor our wallet.
          payment_providers: [paymentProviders.cod],
        },
      ],
    },
  });
  const region = result[0];
  if (!region) throw new Error("The engine made no region.");
  return region.id;
}

/** The region's own preference is not enough: without one on the currency, variant prices exclude tax. */
export async function seedTaxInclusivePrices(container: MedusaContainer): Promise<void> {
  const pricing = container.resolve(Modules.PRICING);
  const rule = { attribute: "currency_code", value: storeDefaultNames.currency };
  const [existing] = await pricing.listPricePreferences(rule);
  if (existing?.is_tax_inclusive) return;
  if (existing)
    await pricing.updatePricePreferences(existing.id, {
      is_tax_inclusive: true,
    });
  else await pricing.createPricePreferences({ ...rule, is_tax_inclusive: true });
}

/** GST as the default rate of India. @returns the rate's id. */
export async function seedTax(container: MedusaContainer): Promise<string> {
  const tax = container.resolve(Modules.TAX);
  const rate = {
    rate: storeDefaultNames.taxPercent,
    name: storeDefaultNames.taxRate,
    code: storeDefaultNames.taxCode,
  };
  const [region] = await tax.listTaxRegions({
    country_code: storeDefaultNames.country,
  });
  if (region)
    return (
      await tax.createTaxRates({
        ...rate,
        tax_region_id: region.id,
        is_default: true,
      })
    ).id;
  await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: storeDefaultNames.country,
        provider_id: "tp_system",
        default_tax_rate: rate,
      },
    ],
  });
  const [made] = await tax.listTaxRates({ code: storeDefaultNames.taxCode });
  if (!made) throw new Error("The engine made no tax rate.");
  return made.id;
}

/**
 * The one price list (of type `sale`, the engine's default) with the selling prices. It has no dates, because a list
 * that starts by date emits no event.
 */
export async function seedSalePriceList(container: MedusaContainer): Promise<string> {
  const { result } = await createPriceListsWorkflow(container).run({
    input: {
      price_lists_data: [
        {
          title: storeDefaultNames.priceList,
          description: "Selling prices of products. A variant without a price here sells at its MRP.",
          status: PriceListStatus.ACTIVE,
        },
      ],
    },
  });
  const list = result[0];
  if (!list) throw new Error("The engine made no price list.");
  return list.id;
}
