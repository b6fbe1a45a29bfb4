import { errorMessage } from "@haat/web/api-error";
import { type FormEvent, useEffect, useRef, useState } from "react";

type Wish = {
  /** Shown at the field without input. */
  missing: string;
  /** Shown without a message of the server. */
  failed: string;
  /** Messages of the server that are about the field; others are shown above the form. */
  ofField: readonly string[];
  act: (value: string) => Promise<void>;
};

/** A form of one field, which has the focus at first and after an error. */
export function useStepForm({ missing, failed, ofField, act }: Wish) {
  const [value, setValue] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) input.current?.focus();
  }, [busy]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (value === "") return setFault(missing);
    setBusy(true);
    setFault(undefined);
    try {
      // On success the next step replaces this one.
      await act(value);
    } catch (error) {
      setFault(errorMessage(error, failed));
      setBusy(false);
    }
  };
  const isOfField = fault !== undefined && (fault === missing || ofField.includes(fault));
  return {
    value,
    setValue,
    busy,
    input,
    fieldError: isOfField ? fault : undefined,
    error: isOfField ? undefined : fault,
    submit: (event: FormEvent) => void submit(event),
  };
}
