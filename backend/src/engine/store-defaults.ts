import { type PaymentMethod, paymentMethods } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** The names that identify the store defaults. Renaming one in the admin makes the next start create it again. */
export const storeDefaultNames = {
  store: "Haat",
  region: "India",
  currency: "inr",
  country: "in",
  salesChannel: "Haat",
  stockLocation: "Haat warehouse",
  fulfillmentSet: "Haat delivery",
  serviceZone: "India",
  shippingProfile: "Default",
  shippingOption: "Home delivery",
  cashFee: "Cash on delivery fee",
  returnOption: "Return pickup",
  priceList: "Selling prices",
  publishableKey: "Haat storefront",
  taxRate: "GST",
  taxCode: "gst",
  /** Percent, included in every price. */
  taxPercent: 18,
} as const;

/** The engine's payment provider of each payment method. */
export const paymentProviders = Object.fromEntries(
  paymentMethods.map((method) => [method, `pp_${method}_${method}`]),
) as { readonly [Method in PaymentMethod]: `pp_${Method}_${Method}` };

/** Ids of the store defaults in the engine. */
export type StoreDefaults = {
  storeId: string;
  regionId: string;
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string;
  shippingOptionId: string;
  returnOptionId: string;
  /** The one `sale` price list: selling prices that differ from the MRP. */
  salePriceListId: string;
  taxRateId: string;
  /** Publishable key of the engine's own store API. */
  publishableKey: string;
};

const oneOf = (table: string, column: string, where: string) =>
  `(SELECT ${column} FROM ${table} WHERE deleted_at IS NULL AND ${where} ORDER BY created_at LIMIT 1)`;

const lookup = `SELECT
  ${oneOf("store", "id", "name = :store")} AS "storeId",
  ${oneOf("region", "id", "name = :region AND currency_code = :currency")} AS "regionId",
  ${oneOf("sales_channel", "id", "name = :salesChannel")} AS "salesChannelId",
  ${oneOf("stock_location", "id", "name = :stockLocation")} AS "stockLocationId",
  ${oneOf("shipping_profile", "id", "type = 'default'")} AS "shippingProfileId",
  ${oneOf("shipping_option", "id", "name = :shippingOption")} AS "shippingOptionId",
  ${oneOf("shipping_option", "id", "name = :returnOption")} AS "returnOptionId",
  ${oneOf("price_list", "id", "title = :priceList AND type = 'sale'")} AS "salePriceListId",
  ${oneOf("tax_rate", "id", "code = :taxCode")} AS "taxRateId",
  (SELECT token FROM api_key WHERE title = :publishableKey AND type = 'publishable'
     AND deleted_at IS NULL AND revoked_at IS NULL ORDER BY created_at LIMIT 1) AS "publishableKey"`;

/** The store defaults that exist so far; a null id is not created yet. */
export async function findStoreDefaults(
  container: MedusaContainer,
): Promise<{ [Key in keyof StoreDefaults]: string | null }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw(lookup, storeDefaultNames);
  return rows[0];
}

export const isComplete = (
  storeDefaults: { [Key in keyof StoreDefaults]: string | null },
): storeDefaults is StoreDefaults => Object.values(storeDefaults).every((id) => id !== null);

let known: StoreDefaults | undefined;

/**
 * The store defaults, looked up once per process: they do not change while the shop runs.
 *
 * @throws Error if `ensureShop` has not run on this database.
 */
export async function loadStoreDefaults(container: MedusaContainer): Promise<StoreDefaults> {
  if (known) return known;
  const found = await findStoreDefaults(container);
  if (!isComplete(found)) throw new Error("The store defaults are missing: ensureShop has to run first.");
  known = found;
  return found;
}
