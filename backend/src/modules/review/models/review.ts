import { model } from "@medusajs/framework/utils";

/** A shopper's judgement of a product of one delivered order. */
export const Review = model
  .define("review", {
    id: model.id({ prefix: "rev" }).primaryKey(),
    product_id: model.text(),
    order_id: model.text(),
    customer_id: model.text(),
    /** 1 to 5. */
    rating: model.number(),
    comment: model.text().default(""),
    image: model.text().nullable(),
    /** The part of the shopper's e-mail before the @, kept as it was: no full address is ever stored here. */
    display_name: model.text().default(""),
    /** Hidden reviews neither show nor count. */
    hidden: model.boolean().default(false),
    /** What the shop says to it, and since when. */
    answer: model.text().nullable(),
    answered_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["product_id", "order_id", "customer_id"], unique: true },
    { on: ["product_id", "created_at"] },
    { on: ["created_at", "id"] },
  ])
  .checks([(columns) => `${columns.rating} BETWEEN 1 AND 5`]);
