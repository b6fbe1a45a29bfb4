import { type RefundPayeeInput, refundPayeeBodySchema } from "@haat/api-contract/refund/payee";

/** The payee of a refund while it is being typed. */
export type PayeeDraft = {
  way: RefundPayeeInput["way"];
  upi: string;
  holder: string;
  number: string;
  numberAgain: string;
  ifsc: string;
};

export const emptyPayee: PayeeDraft = { way: "upi", upi: "", holder: "", number: "", numberAgain: "", ifsc: "" };

export function toPayeeBody({ way, upi, ...account }: PayeeDraft): RefundPayeeInput {
  if (way === "upi") return { way, upi };
  return way === "bank" ? { way, account } : { way };
}

type Field = Exclude<keyof PayeeDraft, "way">;

/** Errors by field; empty if it is valid. */
export function payeeProblems(draft: PayeeDraft): Partial<Record<Field, string>> {
  const { error } = refundPayeeBodySchema.safeParse(toPayeeBody(draft));
  const problems: Partial<Record<Field, string>> = {};
  for (const { path, message } of error?.issues ?? []) problems[path.at(-1) as Field] ??= message;
  return problems;
}
