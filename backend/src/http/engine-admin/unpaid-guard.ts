import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { unpaidOnlineSql } from "../../database/unpaid-sql";

/** The engine packs what nobody has paid. Its own admin must not: what is packed there leaves like everything else. */
export async function unpaidGuard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const { run } = new Database(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const unpaid = await run({
    name: "order-awaits-money",
    text: `SELECT WHERE ${unpaidOnlineSql("$1")}`,
    values: [req.params.id ?? ""],
  });
  if (unpaid.length === 0) return next();
  // As the engine answers: these paths are its own.
  res.status(409).json({ type: "not_allowed", message: orderMessages.notPaidYet });
}
