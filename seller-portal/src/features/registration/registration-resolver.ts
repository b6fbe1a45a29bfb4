import { registerSellerBodySchema } from "@haat/api-contract/seller-login/schemas";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type RegistrationDraft, toRegistration } from "./registration-draft";

const bySchema = zodResolver(registerSellerBodySchema);

/** Only what is sent is judged: not the tax number that the chosen type of seller is not asked for. */
export const resolver: Resolver<RegistrationDraft> = async (draft, context, options) => {
  const { errors } = await bySchema(toRegistration(draft), context, options as never);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} };
};
