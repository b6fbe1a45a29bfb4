import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";

/** What became of a gateway's sheet. `reason`: its own words, null where it has none. */
export type SheetOutcome =
  | { kind: "paid"; confirm: ConfirmPaymentBody }
  | { kind: "failed"; reason: string | null }
  | { kind: "closed" };
