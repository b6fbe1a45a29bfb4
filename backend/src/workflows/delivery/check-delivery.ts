import { expectedDelivery } from "@haat/api-contract/settings/business-days";
import { settingsMessages } from "@haat/api-contract/settings/messages";
import type { Policy } from "@haat/api-contract/settings/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import type { CallFields } from "#http/define-route";

/** Where a product is delivered: the product's own list takes precedence over the shop's exceptions. */
type DeliveryArea = {
  /** The product's pincodes; empty: everywhere that the shop delivers. */
  serviceablePincodes: readonly string[];
  /** Pincodes or pincode prefixes that the shop does not deliver to. */
  unservedPincodes: readonly string[];
};

export function servesPincode({ serviceablePincodes, unservedPincodes }: DeliveryArea, pincode: string): boolean {
  if (serviceablePincodes.length > 0) return serviceablePincodes.includes(pincode);
  return !unservedPincodes.some((prefix) => pincode.startsWith(prefix));
}

type Question = { pincode: string; productId: string | null };
type Row = {
  policy: Policy;
  unserved: string[];
  active: boolean | null;
  sold_out: boolean | null;
  serviceable: string[] | null;
};

/** Reads settings and product in one statement. Not cached, so never stale. */
async function readArea(container: MedusaContainer, productId: string | null): Promise<Row | undefined> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [row] = await database.run<Row>({
    name: "delivery-area",
    text: `SELECT s.policy, s.unserved_pincodes AS unserved,
                  p.active, p.quantity = 0 AS sold_out, d.shipping->'serviceable_pincodes' AS serviceable
             FROM haat_shop_settings s
             LEFT JOIN haat_catalog_product p ON p.product_id = $1
             LEFT JOIN haat_product_details d ON d.product_id = p.product_id`,
    values: [productId],
  });
  return row;
}

/**
 * Whether a pincode is delivered to, and by when.
 *
 * @throws ApiError 404 when the product is not visible to shoppers.
 */
export async function checkDelivery(
  container: MedusaContainer,
  { pincode, productId }: Question,
): Promise<CallFields<"checkDelivery">> {
  const row = await readArea(container, productId);
  if (!row) throw new Error("The shop's settings are not laid yet.");
  if (productId !== null && !row.active) throw new ApiError(404, settingsMessages.productNotFound);
  const serviceablePincodes = row.serviceable ?? [];
  if (servesPincode({ serviceablePincodes, unservedPincodes: row.unserved }, pincode)) {
    // No delivery date, because a sold-out product cannot be ordered today.
    if (row.sold_out) {
      return { serviceable: true, message: settingsMessages.soldOut, deliveryFrom: null, deliveryTo: null };
    }
    return { serviceable: true, message: settingsMessages.served, ...expectedDelivery(row.policy, new Date()) };
  }
  const message = serviceablePincodes.length > 0 ? settingsMessages.productNotServed : settingsMessages.shopNotServed;
  return { serviceable: false, message, deliveryFrom: null, deliveryTo: null };
}
