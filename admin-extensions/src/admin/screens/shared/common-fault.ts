import type { FieldError, FieldErrors } from "react-hook-form";

/**
 * One sentence for several fields that are needed: it stands once, at the form's top, and each field that lacks
 * something is marked. What else is wrong with a field is said beside it.
 */
export function commonFault(sentence: string, errors: FieldErrors) {
  const isCommon = (error: { message?: unknown } | undefined) => error?.message === sentence;
  return {
    atTop: Object.values(errors).some(isCommon) ? sentence : undefined,
    /** Spread upon a `Field`. */
    faultOf: (error: FieldError | undefined) => ({
      error: isCommon(error) ? undefined : error?.message,
      invalid: error !== undefined,
    }),
  };
}
