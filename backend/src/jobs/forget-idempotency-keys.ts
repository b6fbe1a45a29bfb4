import type { MedusaContainer } from "@medusajs/framework/types";
import { IDEMPOTENCY_MODULE } from "../modules/idempotency";
import type { IdempotencyModule } from "../modules/idempotency/service";

/** Keys past their 24 hours mean nothing any more. */
export default async function forgetIdempotencyKeys(container: MedusaContainer): Promise<void> {
  await container.resolve<IdempotencyModule>(IDEMPOTENCY_MODULE).forgetExpired();
}

export const config = { name: "forget-idempotency-keys", schedule: "17 * * * *" };
