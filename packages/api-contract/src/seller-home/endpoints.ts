import type { Endpoint } from "../endpoint";
import { sellerHomeAnswerSchema } from "./schemas";

export const sellerHomeEndpoints = {
  getSellerHome: {
    summary: "Today's and the last thirty days' sales, parcels to work, stock that runs out, and the balance",
    response: sellerHomeAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
