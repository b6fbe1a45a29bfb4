import { model } from "@medusajs/framework/utils";

/** A shopper's review of a product from one delivered order. */
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
    /** The part of the shopper's email address before the @, as of the review: a full address is never stored here. */
    display_name: model.text().default(""),
    /** Hidden reviews are neither shown nor counted. */
    hidden: model.boolean().default(false),
    /** The shop's answer, and its time. */
    answer: model.text().nullable(),
    answered_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["product_id", "order_id", "customer_id"], unique: true },
    { on: ["product_id", "created_at"] },
    { on: ["created_at", "id"] },
  ])
  .checks([(columns) => `${columns.rating} BETWEEN 1 AND 5`]);
