import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { hasUnsavedChanges } from "./changes";
import type { ProductValues } from "./values";

/** Whether the form holds what `saved` does not. The form is drawn anew only when that turns. */
export function useUnsaved({ subscribe, getValues }: UseFormReturn<ProductValues>, saved: ProductValues): boolean {
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    const look = () => setUnsaved(hasUnsavedChanges(saved, getValues()));
    look();
    return subscribe({ formState: { values: true }, callback: look });
  }, [subscribe, getValues, saved]);
  return unsaved;
}
