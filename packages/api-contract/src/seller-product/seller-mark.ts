import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { productApprovals } from "../product/words";
import { idSchema } from "../values";

/** Whose product it is; null is the shop's own. */
export const soldBySchema = z.object({ _id: idSchema, name: z.string() });
export type SoldBy = z.infer<typeof soldBySchema>;

/** The same for those who manage it, with what staff have decided of it. */
export const sellerMarkSchema = soldBySchema.extend({
  approval: z.enum(productApprovals),
  /** Why it was rejected, in staff's words; empty otherwise. */
  reason: z.string(),
  /** Sent back with a verdict: refused when the seller or somebody else has changed the product meanwhile. */
  version: versionSchema,
});
export type SellerMark = z.infer<typeof sellerMarkSchema>;
