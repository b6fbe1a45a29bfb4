import { createHash } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import { productMessages } from "@haat/api-contract/product/messages";
import type { CreateProductBody, ManagedProduct } from "@haat/api-contract/product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import { IdempotencyModule } from "#modules/idempotency/service";
import { publishProduct } from "./publish-product";
import { readManagedProduct } from "./read-product";
import { type Around, type Files, justSave, saveProduct } from "./save-product";
import { toManagedProduct } from "./to-managed-product";

/** `key` is the request's Idempotency-Key, null where it has none. */
type Request = { actorId: string; body: CreateProductBody; files: Files; key: string | null };

function hashOf({ body, files }: Request): string {
  const hash = createHash("sha256").update(JSON.stringify(body));
  for (const { copies } of [...files.images, ...files.videos]) hash.update("\0").update(copies[0].content);
  return hash.digest("hex");
}

/**
 * Creates a product, once, however often the same request with the same key arrives.
 *
 * @throws ApiError 400 naming the field, 409 for a SKU that is taken or a key that was used for another product.
 */
export async function createProduct(
  container: MedusaContainer,
  request: Request,
  around: Around = justSave,
): Promise<ManagedProduct> {
  const { actorId, body, files, key } = request;
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const requestHash = key === null ? "" : hashOf(request);
  const earlierOne = (earlier: { request_hash: string; result_id: string } | null) => {
    if (earlier && earlier.request_hash !== requestHash) throw new ApiError(409, productMessages.keyReused);
    return earlier?.result_id ?? null;
  };
  const earlier = key === null ? null : earlierOne(await IdempotencyModule.findIn(run, actorId, key));
  if (earlier) return await readManagedProduct(container, earlier);
  const id = generateEntityId(undefined, "prod");
  const saved = await saveProduct(container, null, { id, actorId, body, files }, async (transaction, save) => {
    if (key === null) return await around(transaction, save, id);
    const claim = { customerId: actorId, key, requestHash, resultId: id, lifetimeHours: limits.idempotencyHours };
    const twin = earlierOne(await IdempotencyModule.claimIn(transaction.prepared, claim));
    return twin ? { twin } : await around(transaction, save, id);
  });
  if ("twin" in saved) return await readManagedProduct(container, saved.twin);
  await publishProduct(container, "created", id, saved.levelIds);
  return toManagedProduct(saved.product);
}
