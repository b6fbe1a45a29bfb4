import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { groundNames } from "../engine/shop-ground";

const fulfillmentProvider = "manual_manual";

/** The one warehouse, sold from by the channel and shipped from by hand. @returns its id. */
export async function layStockLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: groundNames.stockLocation,
          address: {
            address_1: "Haat warehouse",
            city: "Bengaluru",
            country_code: groundNames.country,
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

export async function layShippingProfile(container: MedusaContainer): Promise<string> {
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: groundNames.shippingProfile, type: "default" }] },
  });
  const profile = result[0];
  if (!profile) throw new Error("The engine made no shipping profile.");
  return profile.id;
}

/** All of India, served from the warehouse. @returns the service zone's id. */
async function layServiceZone(container: MedusaContainer, stockLocationId: string): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [existing] = await fulfillment.listServiceZones({
    name: groundNames.serviceZone,
  });
  if (existing) return existing.id;
  const set = await fulfillment.createFulfillmentSets({
    name: groundNames.fulfillmentSet,
    type: "shipping",
    service_zones: [
      {
        name: groundNames.serviceZone,
        geo_zones: [{ country_code: groundNames.country, type: "country" }],
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
 * One way to the shopper and one back, both free in the engine: what delivery costs is each product's own rule, and
 * the order carries the sum.
 */
export async function layShippingOption(
  container: MedusaContainer,
  kind: "delivery" | "return",
  ground: { stockLocationId: string; shippingProfileId: string },
): Promise<string> {
  const isReturn = kind === "return";
  const { result } = await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: isReturn ? groundNames.returnOption : groundNames.shippingOption,
        price_type: "flat",
        provider_id: fulfillmentProvider,
        service_zone_id: await layServiceZone(container, ground.stockLocationId),
        shipping_profile_id: ground.shippingProfileId,
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
        prices: [{ currency_code: groundNames.currency, amount: 0 }],
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
