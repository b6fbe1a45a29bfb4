import { model } from "@medusajs/framework/utils";

/** A message on its way out: kept until it was sent, and a while longer as the memory that it was. */
export const QueuedMessage = model
  .define("queued_message", {
    id: model.id({ prefix: "qmsg" }).primaryKey(),
    /** What it is about, e.g. `order_1:order-shipped:email`: a second message of one key is not taken. */
    key: model.text(),
    to: model.text(),
    channel: model.enum(["email", "sms"]),
    template: model.text(),
    /** The message itself, which nobody reads here. */
    sealed: model.text(),
    state: model.enum(["waiting", "sent", "failed"]).default("waiting"),
    last_error: model.text().nullable(),
  })
  .indexes([{ on: ["key"], unique: true, name: "IDX_queued_message_key" }]);
