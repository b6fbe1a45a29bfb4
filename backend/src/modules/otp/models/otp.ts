import { model } from "@medusajs/framework/utils";

/**
 * The latest one-time code for an identifier and a purpose. A new code overwrites the old one's row, and so invalidates
 * it.
 */
export const Otp = model
  .define("otp", {
    id: model.id({ prefix: "otp" }).primaryKey(),
    purpose: model.text(),
    /** A normalised email address or mobile number. */
    identifier: model.text(),
    /** HMAC of the code, hex; the code itself is not stored. */
    code_hash: model.text(),
    expires_at: model.dateTime(),
    attempts: model.number().default(0),
    used_at: model.dateTime().nullable(),
    /** When codes were sent within the last hour, for the limits. */
    sent_times: model.array(),
  })
  .indexes([{ on: ["purpose", "identifier"], unique: true }]);
