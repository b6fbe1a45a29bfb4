import { model } from "@medusajs/framework/utils";

/** A request that must happen once: the caller's key, the request's hash, and its result. */
export const IdempotencyKey = model
  .define("idempotency_key", {
    id: model.id({ prefix: "idem" }).primaryKey(),
    /** The key's owner: two shoppers may choose the same key. */
    customer_id: model.text(),
    key: model.text(),
    /** SHA-256 of the request, hex. */
    request_hash: model.text(),
    /** Id of what the request created. */
    result_id: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([
    {
      on: ["customer_id", "key"],
      unique: true,
      name: "IDX_idempotency_key_owner",
    },
    { on: ["expires_at"], name: "IDX_idempotency_key_expiry" },
  ]);
