import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "zod";

const poolSchema = z.looseObject({ acquireTimeoutMillis: z.number(), propagateCreateError: z.boolean() });

/**
 * Lets a request fail at once when the database refuses connections, and after five seconds when all of them are
 * taken. The engine's own setting for it never reaches the pool, and without it everybody waits a minute.
 */
export function tunePool(container: MedusaContainer): void {
  const { pool } = container.resolve(ContainerRegistrationKeys.PG_CONNECTION).client;
  poolSchema.parse(pool);
  pool.acquireTimeoutMillis = 5_000;
  pool.propagateCreateError = true;
}
