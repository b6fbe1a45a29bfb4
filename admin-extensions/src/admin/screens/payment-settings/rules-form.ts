import { type CashRules, type PaymentSettings, paymentSettingsSchema } from "@haat/api-contract/payment-setup/schemas";
import type { FieldErrors, Resolver } from "react-hook-form";
import { pincodeList } from "../settings/settings-form";
import { wordIssue } from "../settings/word-issue";

/** What the form changes of the settings. */
export type Rules = Pick<PaymentSettings, "expiryMinutes" | "cash">;

/** What it holds: figures and lists as text; blank where there is no limit. */
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

/** Text as the number that it says; blank and other text as no number, for the schema to refuse. */
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

/** What is wrong with the form, by field; empty when it can be sent. An entry's fault stands at its whole list. */
export function faultsOf(form: RulesForm): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of validated(form).error?.issues ?? []) {
    const name = path.slice(0, 2).map(String).join(".");
    if (!faults.has(name)) faults.set(name, message);
  }
  return faults;
}

/** The contract's schema as the form's judge. */
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
