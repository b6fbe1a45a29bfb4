import { useFormContext } from "react-hook-form";
import type { Missing } from "../draft-problems";
import type { FieldName } from "../field";
import type { ProductValues } from "../values";

type DraftName = "newVariant" | "newAttribute" | "newOffer";

/**
 * Adds what is being typed to its list: when something is missing says so beside the field that lacks it, else hands it
 * over, empties the fields and goes back to the first one for the next.
 */
export function useAddDraft<Name extends DraftName>(
  name: Name,
  empty: ProductValues[Name],
  missingOf: (draft: ProductValues[Name]) => Missing,
  append: (draft: ProductValues[Name]) => void,
  first: FieldName,
) {
  const { getValues, setError, clearErrors, setFocus, resetField } = useFormContext<ProductValues>();
  const clear = () => {
    clearErrors(name);
    // The type of one field's value out of three can't be told from its name here.
    resetField(name, { defaultValue: empty as never });
  };
  const add = () => {
    const draft: ProductValues[Name] = getValues(name);
    const missing = missingOf(draft);
    clearErrors(name);
    if (missing) {
      const path = `${name}.${missing.field}` as FieldName;
      setError(path, { type: "validate", message: missing.message });
      setFocus(path);
      return;
    }
    append(structuredCloneOfTexts(draft));
    clear();
    setFocus(first);
  };
  return { add, clear };
}

/** Files are not copied: they are what they are. */
const structuredCloneOfTexts = <Draft extends object>(draft: Draft): Draft => ({ ...draft });
