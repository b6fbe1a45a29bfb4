import {
  type BankAccountBody,
  type BusinessBody,
  bankAccountBodySchema,
  businessBodySchema,
  type PickUpBody,
  pickUpBodySchema,
} from "@haat/api-contract/seller-business/schemas";
import { draftResolver } from "../../lib/draft-resolver";
import type { BankAccountDraft, BusinessDraft, PlaceDraft } from "./drafts";

export const businessResolver = draftResolver<BusinessDraft, BusinessBody>(businessBodySchema);
export const bankAccountResolver = draftResolver<BankAccountDraft, BankAccountBody>(bankAccountBodySchema);
export const pickUpResolver = draftResolver<PlaceDraft, PickUpBody>(pickUpBodySchema);
