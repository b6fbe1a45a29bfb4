import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "zod";
import { catalogEvents } from "../workflows/catalog/events";
import { notifyLowReviews } from "../workflows/notice/notify-low-reviews";

const dataSchema = z.object({ product_ids: z.array(z.string()).default([]) });

/** Checks the reviews of changed products for low ratings. */
export default async function notifyOfLowReviews({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  await notifyLowReviews(container, dataSchema.parse(event.data).product_ids);
}

export const config: SubscriberConfig = {
  event: catalogEvents.productChanged,
  context: { subscriberId: "tell-low-reviews" },
};
