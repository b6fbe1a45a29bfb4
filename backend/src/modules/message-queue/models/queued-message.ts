import { model } from "@medusajs/framework/utils";

/** An outgoing message: kept until it is sent, and for a while after to prevent duplicates. */
export const QueuedMessage = model
  .define("queued_message", {
    id: model.id({ prefix: "qmsg" }).primaryKey(),
    /** What it is about, e.g. `order_1:order-shipped:email`: a second message with the same key is dropped. */
    key: model.text(),
    to: model.text(),
    channel: model.enum(["email", "sms"]),
    template: model.text(),
    /** An SMS that may not go by WhatsApp instead, whatever its receiver wants. */
    sms_only: model.boolean().default(false),
    /** The message itself, encrypted. */
    sealed: model.text(),
    state: model.enum(["waiting", "sent", "failed"]).default("waiting"),
    last_error: model.text().nullable(),
  })
  .indexes([{ on: ["key"], unique: true, name: "IDX_queued_message_key" }]);
