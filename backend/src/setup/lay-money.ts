import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PriceListStatus } from "@medusajs/framework/utils";
import { createPriceListsWorkflow, createRegionsWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { groundNames, paymentProviders } from "../engine/shop-ground";

/** India in rupees, prices with tax inside, cash on delivery. @returns the region's id. */
export async function layRegion(container: MedusaContainer): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: groundNames.region,
          currency_code: groundNames.currency,
          countries: [groundNames.country],
          is_tax_inclusive: true,
          automatic_taxes: true,
          // The engine's own checkout knows no gateway and no wallet of ours.
          payment_providers: [paymentProviders.cod],
        },
      ],
    },
  });
  const region = result[0];
  if (!region) throw new Error("The engine made no region.");
  return region.id;
}

/** The region's own preference is not enough: without one on the currency, variants' prices come without tax. */
export async function layTaxInclusivePrices(container: MedusaContainer): Promise<void> {
  const pricing = container.resolve(Modules.PRICING);
  const rule = { attribute: "currency_code", value: groundNames.currency };
  const [existing] = await pricing.listPricePreferences(rule);
  if (existing?.is_tax_inclusive) return;
  if (existing)
    await pricing.updatePricePreferences(existing.id, {
      is_tax_inclusive: true,
    });
  else await pricing.createPricePreferences({ ...rule, is_tax_inclusive: true });
}

/** GST as the default rate of India. @returns the rate's id. */
export async function layTax(container: MedusaContainer): Promise<string> {
  const tax = container.resolve(Modules.TAX);
  const rate = {
    rate: groundNames.taxPercent,
    name: groundNames.taxRate,
    code: groundNames.taxCode,
  };
  const [region] = await tax.listTaxRegions({
    country_code: groundNames.country,
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
        country_code: groundNames.country,
        provider_id: "tp_system",
        default_tax_rate: rate,
      },
    ],
  });
  const [made] = await tax.listTaxRates({ code: groundNames.taxCode });
  if (!made) throw new Error("The engine made no tax rate.");
  return made.id;
}

/** The one list (of type `sale`, the engine's default) that holds what things sell for. No dates: a list that starts by date tells nobody that it did. */
export async function laySalePriceList(container: MedusaContainer): Promise<string> {
  const { result } = await createPriceListsWorkflow(container).run({
    input: {
      price_lists_data: [
        {
          title: groundNames.priceList,
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
