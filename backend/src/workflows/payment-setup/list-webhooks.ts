import { limits } from "@haat/api-contract/limits";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { Webhook } from "@haat/api-contract/payment-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { instantSql } from "#database/page-of";

/** The last webhooks of a gateway and what became of them, newest first. */
export async function listWebhooks(container: MedusaContainer, gateway: GatewayName): Promise<Webhook[]> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  return await database.run<Webhook>({
    name: "gateway-webhooks",
    text: `SELECT e.id::text AS _id, e.type, ${instantSql("e.received_at")} AS "receivedAt", e.outcome, e.detail, e.tries,
                  o.id AS "orderId", o.display_id AS "orderNumber"
             FROM (SELECT * FROM gateway_event WHERE gateway = $1 ORDER BY id DESC LIMIT $2) e
             LEFT JOIN payment_attempt a ON a.gateway = e.gateway AND a.gateway_order_id = e.gateway_order_id
             LEFT JOIN gateway_payment p ON p.gateway = e.gateway AND p.gateway_payment_id = e.gateway_payment_id
             LEFT JOIN haat_order o ON o.id = COALESCE(a.order_id, p.order_id)
            ORDER BY e.id DESC`,
    values: [gateway, limits.webhooksShown],
  });
}
