import type { MedusaContainer } from "@medusajs/framework/types";
import { tellUntoldSellers } from "../workflows/seller-notice/tell-sellers";

/** What sellers' bells should have told and no event did: raw writes, a crash. */
export default async function tellSellersJob(container: MedusaContainer): Promise<void> {
  await tellUntoldSellers(container);
}

export const config = { name: "tell-sellers", schedule: "7-59/10 * * * *" };
