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
 * Judges what is typed by a schema of the contract, and hands on what that made of it. A draft is wider than what the
 * schema takes, since nothing may be chosen yet: the schema says so.
 */
const draftResolver = <Draft extends FieldValues, Body>(
  schema: ZodType<Body, FieldValues>,
): Resolver<Draft, unknown, Body> => zodResolver(schema) as unknown as Resolver<Draft, unknown, Body>;

export const businessResolver = draftResolver<BusinessDraft, BusinessBody>(businessBodySchema);
export const bankAccountResolver = draftResolver<BankAccountDraft, BankAccountBody>(bankAccountBodySchema);
export const pickUpResolver = draftResolver<PlaceDraft, PickUpBody>(pickUpBodySchema);
