import {
  type BankAccountBody,
  type BusinessBody,
  bankAccountBodySchema,
  businessBodySchema,
  type PickUpBody,
  pickUpBodySchema,
} from "@haat/api-contract/seller-business/schemas";
import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";
import type { BankAccountDraft, BusinessDraft, PlaceDraft } from "./drafts";

/**
 * Validates the input with a schema of the contract, and passes on its output. A draft's type is wider than the
 * schema's input, since choices may be missing: the schema reports those.
 */
const draftResolver = <Draft extends FieldValues, Body>(
  schema: ZodType<Body, FieldValues>,
): Resolver<Draft, unknown, Body> => zodResolver(schema) as unknown as Resolver<Draft, unknown, Body>;

export const businessResolver = draftResolver<BusinessDraft, BusinessBody>(businessBodySchema);
export const bankAccountResolver = draftResolver<BankAccountDraft, BankAccountBody>(bankAccountBodySchema);
export const pickUpResolver = draftResolver<PlaceDraft, PickUpBody>(pickUpBodySchema);
