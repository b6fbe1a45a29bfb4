import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import { storeDefaultNames } from "#engine/store-defaults";
import type { GatewayKeys, Opened } from "#gateways/gateway";
import { sheetScript } from "../payment-setup/sheet-script";

/** The person whose details the gateway's sheet is prefilled with, and the shop's name; null for the demo's. */
export type Payer = { name: string; email: string; contact: string; shop: string | null };
type Opening = {
  gateway: GatewayName;
  duePaise: number;
  bankOffer: BankOffer | null;
  keys: GatewayKeys;
  opened: Opened;
  payer: Payer;
};

const nobody: Payer = { name: "", email: "", contact: "", shop: null };

/** The payer of a stored order. */
export async function payerOf(run: Run, orderId: string): Promise<Payer> {
  const [payer] = await run<Payer>({
    name: "payer-of-order",
    text: `SELECT COALESCE(concat_ws(' ', NULLIF(a.first_name, ''), NULLIF(a.last_name, '')), '') AS name,
                  COALESCE(c.email, '') AS email, COALESCE(NULLIF(a.phone, ''), c.phone, '') AS contact,
                  (SELECT s.shop->>'tradeName' FROM haat_shop_settings s) AS shop
             FROM haat_order o LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
             LEFT JOIN haat_customer c ON c.id = o.customer_id
            WHERE o.id = $1`,
    values: [orderId],
  });
  return payer ?? nobody;
}

/** What the browser needs to open the gateway's sheet. Contains no secret of the merchant. */
export async function toSheet(
  container: MedusaContainer,
  { gateway, duePaise, bankOffer, keys, opened, payer }: Opening,
): Promise<PaymentSheet> {
  const { name, email, contact, shop } = payer;
  return {
    gateway,
    script: await sheetScript(container, gateway),
    key: keys.keyId,
    gatewayOrderId: opened.gatewayOrderId,
    clientSecret: opened.clientSecret,
    amountPaise: duePaise,
    currency: storeDefaultNames.currency.toUpperCase(),
    bankOffer,
    prefill: { name, email, contact },
    shopName: shop ?? storeDefaultNames.store,
  };
}
