import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { resetSellerPasswordBodySchema } from "@haat/api-contract/seller-login/schemas";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";

const draftSchema = resetSellerPasswordBodySchema
  .pick({ password: true })
  .extend({ repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, {
    path: ["repeated"],
    message: sellerLoginMessages.passwordsDiffer,
  });

export const resolver = zodResolver(draftSchema);
