import { Button } from "@haat/ui/button";
import { Input } from "@haat/ui/input";
import { type FormEvent, useId, useState } from "react";
import { pincodeAnswer } from "./pincode-answer";

/** Whether the product is delivered where somebody lives. An empty list of pincodes means all of India. */
export function PincodeCheck({ serviceable }: { serviceable: string[] }) {
  const id = useId();
  const [pincode, setPincode] = useState("");
  const [answer, setAnswer] = useState<ReturnType<typeof pincodeAnswer> | null>(null);
  function check(event: FormEvent): void {
    event.preventDefault();
    setAnswer(pincodeAnswer(pincode, serviceable));
  }
  return (
    <form onSubmit={check} noValidate>
      <label htmlFor={id} className="text-sm font-semibold">
        Check delivery
      </label>
      <div className="mt-2 flex max-w-xs gap-2">
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="PIN code"
          maxLength={6}
          value={pincode}
          aria-invalid={answer?.kind === "invalid" || undefined}
          aria-describedby={`${id}-answer`}
          onChange={(event) => {
            setPincode(event.target.value);
            setAnswer(null);
          }}
        />
        <Button type="submit" variant="secondary">
          Check
        </Button>
      </div>
      <p
        id={`${id}-answer`}
        role="status"
        className={`mt-2 min-h-5 text-sm ${answer?.kind === "served" ? "text-success" : "text-sale"}`}
      >
        {answer?.text}
      </p>
    </form>
  );
}
