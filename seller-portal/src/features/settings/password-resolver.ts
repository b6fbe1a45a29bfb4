import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { changePasswordBodySchema } from "@haat/api-contract/staff-login/schemas";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";

const draftSchema = changePasswordBodySchema
  .extend({ repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ["repeated"],
    message: staffLoginMessages.passwordsDiffer,
  });

export const resolver = zodResolver(draftSchema);
