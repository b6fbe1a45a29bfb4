import type { FieldErrors } from "react-hook-form";
import type { Section } from "./sections";
import type { ProductValues } from "./values";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Errors in a tree of them: each has its words at its leaf. */
function count(error: unknown): number {
  if (!isObject(error)) return 0;
  if (typeof error.message === "string" && typeof error.type === "string") return 1;
  return Object.values(error).reduce<number>((sum, inner) => sum + count(inner), 0);
}

/** How much is wrong in a section. */
export const troubleIn = (section: Section, errors: FieldErrors<ProductValues>): number =>
  section.fields.reduce((sum, field) => sum + count(errors[field]), 0);
