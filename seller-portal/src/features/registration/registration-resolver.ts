import { registerSellerBodySchema } from "@haat/api-contract/seller-login/schemas";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type RegistrationDraft, toRegistration } from "./registration-draft";

const bySchema = zodResolver(registerSellerBodySchema);

/** Validates only what is sent, not the tax number that the seller type does not require. */
export const resolver: Resolver<RegistrationDraft> = async (draft, context, options) => {
  const { errors } = await bySchema(toRegistration(draft), context, options as never);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} };
};
