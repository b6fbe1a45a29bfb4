import { model } from "@medusajs/framework/utils";

/** A message that the demo shop would have sent. */
export const OutboxMessage = model
  .define("outbox_message", {
    id: model.id({ prefix: "msg" }).primaryKey(),
    to: model.text(),
    channel: model.enum(["email", "sms", "whatsapp"]),
    template: model.text(),
    subject: model.text(),
    text: model.text(),
    /** The rendered email; null for a text message. */
    html: model.text().nullable(),
    /** The one-time code in it, if any. */
    code: model.text().nullable(),
  })
  .indexes([{ on: ["to", "created_at"] }]);
