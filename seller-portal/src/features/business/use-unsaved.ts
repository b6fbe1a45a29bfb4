import { useMemo, useState } from "react";

const forms = ["business", "bank-account", "pick-up"] as const;
type Form = (typeof forms)[number];

/** Which of the page's forms have something unsaved. The setters are the same at each drawing. */
export function useUnsaved() {
  const [dirty, setDirty] = useState<ReadonlySet<Form>>(new Set());
  const onUnsaved = useMemo(() => {
    const setterOf = (form: Form) => (unsaved: boolean) =>
      setDirty((known) => {
        if (known.has(form) === unsaved) return known;
        return new Set(unsaved ? [...known, form] : [...known].filter((one) => one !== form));
      });
    return { business: setterOf("business"), "bank-account": setterOf("bank-account"), "pick-up": setterOf("pick-up") };
  }, []);
  return { unsaved: dirty.size > 0, onUnsaved };
}
