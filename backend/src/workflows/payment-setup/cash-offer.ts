import type { CashRules } from "@haat/api-contract/payment-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { cashProblem } from "./cash-rules";
import { countRefusedParcels } from "./refused-parcels";

/** Who wants to pay for what. Null: not known yet. */
export type Checkout = { customerId: string | null; totalPaise: number | null; pincode: string | null };

/** Why this shopper can't pay this order in cash; null where they can. Asks the database only where refused parcels count. */
export async function cashProblemOf(
  container: MedusaContainer,
  rules: CashRules,
  { customerId, ...checkout }: Checkout,
): Promise<string | null> {
  const counts = rules.refusedMost !== null && customerId !== null;
  const refused = counts ? await countRefusedParcels(container, customerId) : 0;
  return cashProblem(rules, { ...checkout, refused });
}
