import { type RefObject, useRef, useState } from "react";

type Refusal = {
  /** Shown below the field; undefined without an error. */
  error: string | undefined;
  input: RefObject<HTMLInputElement>;
  /** Sets the error; undefined clears it. */
  say: (sentence: string | undefined) => void;
  /** Sets the error and moves the focus to the field. */
  refuse: (sentence: string) => void;
};

/** The error of a form with one field. */
export function useRefusal(): Refusal {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  return {
    error,
    input,
    say: setError,
    refuse: (sentence) => {
      setError(sentence);
      input.current?.focus();
    },
  };
}
