import { type RefObject, useRef, useState } from "react";

type Refusal = {
  /** What stands under the field; undefined while nothing is wrong. */
  error: string | undefined;
  input: RefObject<HTMLInputElement>;
  /** Says what is wrong, or with undefined that nothing is any more. */
  say: (sentence: string | undefined) => void;
  /** Says what is wrong and takes the reader back to the field. */
  refuse: (sentence: string) => void;
};

/** What is wrong with a form of one field. */
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
