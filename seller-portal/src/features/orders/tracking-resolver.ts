import { moveParcelBodySchema } from "@haat/api-contract/parcel/schemas";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import type { TrackingDraft } from "./ship-dialog";

const bySchema = zodResolver(moveParcelBodySchema);

/** Validates with the schema of the server's request. */
export const resolver: Resolver<TrackingDraft> = async (draft, context, options) => {
  const { errors } = await bySchema({ ...draft, status: "shipped" }, context, options as never);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} };
};
