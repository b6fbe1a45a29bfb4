import { useFormContext } from "react-hook-form";
import type { Missing } from "../draft-problems";
import type { FieldName } from "../field";
import type { ProductValues } from "../values";

type DraftName = "newVariant" | "newAttribute" | "newOffer";

/**
 * Adds a draft to its list: if something is missing it shows an error beside that field, else it adds the entry, clears
 * the fields and focuses the first one.
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
    // TypeScript cannot infer the type of one of three fields' values from its name here.
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

/** Files are not cloned. */
const structuredCloneOfTexts = <Draft extends object>(draft: Draft): Draft => ({ ...draft });
