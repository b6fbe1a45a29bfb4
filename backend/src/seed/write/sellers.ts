import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller";
import type { SellerService } from "../../modules/seller/service";
import { hashPassword } from "../../passwords/password-hash";
import { demoSellers } from "../demo-accounts";

/** Sellers' accounts; their tax numbers are well-formed and belong to nobody. */
export async function writeSellers(container: MedusaContainer): Promise<void> {
  const { accounts } = container.resolve<SellerService>(SELLER_MODULE);
  for (const { email, password, mobile, state } of demoSellers) {
    const booksOnly = state === "waiting";
    const id = await accounts.add({
      email,
      mobile,
      passwordHash: await hashPassword(password),
      type: booksOnly ? "BOOKS_ONLY" : "ALL_CATEGORIES",
      gstin: booksOnly ? null : "29AAJCH4812K1Z9",
      pan: booksOnly ? "AAJPR4812K" : null,
    });
    if (id && state !== "waiting") await accounts.setState(id, state, "");
  }
}
