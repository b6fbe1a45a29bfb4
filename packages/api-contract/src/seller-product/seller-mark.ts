import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { productApprovals } from "../product/words";
import { idSchema } from "../values";

/** The seller of a product; null for the shop's own. */
export const soldBySchema = z.object({ _id: idSchema, name: z.string() });
export type SoldBy = z.infer<typeof soldBySchema>;

/** The same for staff and sellers, with staff's decision. */
export const sellerMarkSchema = soldBySchema.extend({
  approval: z.enum(productApprovals),
  /** The reason of a rejection, as staff wrote it; empty otherwise. */
  reason: z.string(),
  /** Sent back with a decision: it is rejected if the product has changed meanwhile. */
  version: versionSchema,
});
export type SellerMark = z.infer<typeof sellerMarkSchema>;
