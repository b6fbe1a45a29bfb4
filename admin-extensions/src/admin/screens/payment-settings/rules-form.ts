import { type CashRules, type PaymentSettings, paymentSettingsSchema } from "@haat/api-contract/payment-setup/schemas";
import type { FieldErrors, Resolver } from "react-hook-form";
import { pincodeList } from "../settings/settings-form";
import { wordIssue } from "../settings/word-issue";

/** The part of the settings that the form edits. */
export type Rules = Pick<PaymentSettings, "expiryMinutes" | "cash">;

/** The form's values: numbers and lists as text; blank means no limit. */
export type RulesForm = { expiryMinutes: string; cash: { [Name in keyof CashRules]: string } };

export type RulesField = "expiryMinutes" | `cash.${keyof CashRules & string}`;

export const rulesOf = ({ expiryMinutes, cash }: PaymentSettings): Rules => ({ expiryMinutes, cash });

export const toForm = ({ expiryMinutes, cash }: Rules): RulesForm => ({
  expiryMinutes: String(expiryMinutes),
  cash: {
    min: String(cash.min),
    max: cash.max === null ? "" : String(cash.max),
    fee: String(cash.fee),
    unservedPincodes: cash.unservedPincodes.join(", "),
    maxRefused: cash.maxRefused === null ? "" : String(cash.maxRefused),
  },
});

/** Parses a number; blank and other text become NaN, which the schema rejects. */
const figure = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));
const figureOrNone = (text: string): number | null => (text.trim() === "" ? null : figure(text));

const rulesSchema = paymentSettingsSchema.pick({ expiryMinutes: true, cash: true });

const validated = ({ expiryMinutes, cash }: RulesForm) =>
  rulesSchema.safeParse(
    {
      expiryMinutes: figure(expiryMinutes),
      cash: {
        min: figure(cash.min),
        max: figureOrNone(cash.max),
        fee: figure(cash.fee),
        unservedPincodes: pincodeList(cash.unservedPincodes),
        maxRefused: figureOrNone(cash.maxRefused),
      },
    },
    { error: wordIssue },
  );

/** The form's faults by field; empty if it is valid. An entry's fault is reported for its whole list. */
export function faultsOf(form: RulesForm): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of validated(form).error?.issues ?? []) {
    const name = path.slice(0, 2).map(String).join(".");
    if (!faults.has(name)) faults.set(name, message);
  }
  return faults;
}

/** The contract's schema as the form's resolver. */
export const rulesResolver: Resolver<RulesForm, unknown, Rules> = (form) => {
  const { data } = validated(form);
  if (data) return { values: data, errors: {} };
  const errors: Record<string, unknown> = {};
  for (const [name, message] of faultsOf(form)) {
    const [group = "", field] = name.split(".");
    const fault = { type: "contract", message };
    errors[group] = field ? { ...(errors[group] as object | undefined), [field]: fault } : fault;
  }
  return { values: {}, errors: errors as FieldErrors<RulesForm> };
};
