import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { storeDefaultNames } from "../engine/store-defaults";

const fulfillmentProvider = "manual_manual";

/** The one warehouse, linked to the sales channel and fulfilled manually. @returns its id. */
export async function seedStockLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: storeDefaultNames.stockLocation,
          address: {
            address_1: "Haat warehouse",
            city: "Bengaluru",
            country_code: storeDefaultNames.country,
          },
        },
      ],
    },
  });
  const location = result[0];
  if (!location) throw new Error("The engine made no stock location.");
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: location.id, add: [salesChannelId] },
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: fulfillmentProvider },
  });
  return location.id;
}

export async function seedShippingProfile(container: MedusaContainer): Promise<string> {
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: storeDefaultNames.shippingProfile, type: "default" }] },
  });
  const profile = result[0];
  if (!profile) throw new Error("The engine made no shipping profile.");
  return profile.id;
}

/** All of India, served from the warehouse. @returns the service zone's id. */
async function seedServiceZone(container: MedusaContainer, stockLocationId: string): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [existing] = await fulfillment.listServiceZones({
    name: storeDefaultNames.serviceZone,
  });
  if (existing) return existing.id;
  const set = await fulfillment.createFulfillmentSets({
    name: storeDefaultNames.fulfillmentSet,
    type: "shipping",
    service_zones: [
      {
        name: storeDefaultNames.serviceZone,
        geo_zones: [{ country_code: storeDefaultNames.country, type: "country" }],
      },
    ],
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const zone = set.service_zones[0];
  if (!zone) throw new Error("The engine made no service zone.");
  return zone.id;
}

/**
 * One shipping option to the shopper and one for returns, both free in the engine: delivery charges follow each
 * product's own rule, and the order carries their sum.
 */
export async function seedShippingOption(
  container: MedusaContainer,
  kind: "delivery" | "return",
  storeDefaults: { stockLocationId: string; shippingProfileId: string },
): Promise<string> {
  const isReturn = kind === "return";
  const { result } = await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: isReturn ? storeDefaultNames.returnOption : storeDefaultNames.shippingOption,
        price_type: "flat",
        provider_id: fulfillmentProvider,
        service_zone_id: await seedServiceZone(container, storeDefaults.stockLocationId),
        shipping_profile_id: storeDefaults.shippingProfileId,
        type: isReturn
          ? {
              label: "Return",
              description: "Picked up from the customer.",
              code: "return",
            }
          : {
              label: "Delivery",
              description: "Delivered to the customer.",
              code: "delivery",
            },
        prices: [{ currency_code: storeDefaultNames.currency, amount: 0 }],
        rules: [
          { attribute: "enabled_in_store", value: "true", operator: "eq" },
          { attribute: "is_return", value: String(isReturn), operator: "eq" },
        ],
      },
    ],
  });
  const option = result[0];
  if (!option) throw new Error("The engine made no shipping option.");
  return option.id;
}
