import { orderMessages } from "@haat/api-contract/order/messages";
import { isPincode } from "@haat/api-contract/pincode";
import { settingsMessages } from "@haat/api-contract/settings/messages";
import { Button } from "@haat/ui/button";
import { Input } from "@haat/ui/input";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import MapPin from "lucide-react/icons/map-pin";
import Truck from "lucide-react/icons/truck";
import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { deliveryQuery } from "../api/late-parts.queries";
import { deliveryText } from "./delivery-text";
import { readPincode, rememberPincode } from "./remembered-pincode";

type Props = {
  productId: string;
  /** The chosen variant is out of stock: promise no date. */
  soldOut: boolean;
};

/** Whether the product is delivered to a pincode, and by when. The pincode is remembered for the next product. */
export function PincodeCheck({ productId, soldOut }: Props) {
  const id = useId();
  /** `asked` is the pincode to request; empty until it is complete. */
  const [{ typed, asked }, setPincode] = useState({ typed: "", asked: "" });
  const [invalid, setInvalid] = useState(false);
  const check = useQuery({ ...deliveryQuery(asked, productId), enabled: asked !== "" });
  // After the first render, which must match the server's.
  useEffect(() => {
    const known = readPincode();
    setPincode((now) => (now.typed ? now : { typed: known, asked: known }));
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const pincode = typed.trim();
    const valid = isPincode(pincode);
    setInvalid(!valid);
    setPincode({ typed, asked: valid ? pincode : "" });
    if (valid) rememberPincode(pincode);
    if (valid && pincode === asked) void check.refetch();
  }
  return (
    <form onSubmit={submit} noValidate className="rounded-card border border-line bg-surface p-4">
      <label htmlFor={id} className="flex items-center gap-2 text-sm font-semibold">
        <MapPin aria-hidden className="size-4 text-primary" />
        Check delivery
      </label>
      <div className="mt-2 flex max-w-xs gap-2">
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="Pincode"
          maxLength={6}
          value={typed}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-answer`}
          onChange={(event) => {
            setPincode({ typed: event.target.value.replace(/\D/g, ""), asked: "" });
            setInvalid(false);
          }}
        />
        <Button type="submit" variant="secondary" busy={check.isFetching}>
          Check
        </Button>
      </div>
      <div id={`${id}-answer`} role="status" className="mt-3 flex min-h-10 items-start text-sm">
        {invalid ? (
          <Answer kind="refused">{orderMessages.pincodeInvalid}</Answer>
        ) : check.data && asked ? (
          check.data.serviceable ? (
            <Answer kind="served">
              {!soldOut && <span className="block font-semibold">{deliveryText(check.data)}</span>}
              <span className="block text-muted">{soldOut ? settingsMessages.soldOut : check.data.message}</span>
            </Answer>
          ) : (
            <Answer kind="refused">{check.data.message}</Answer>
          )
        ) : check.error && asked ? (
          <Answer kind="refused">{errorMessage(check.error, "Could not check delivery. Please try again.")}</Answer>
        ) : (
          <p className="text-muted">Enter your pincode to see the delivery date.</p>
        )}
      </div>
    </form>
  );
}

type AnswerProps = { kind: "served" | "refused"; children: ReactNode };

const Answer = ({ kind, children }: AnswerProps) => {
  const Icon = kind === "served" ? Truck : CircleAlert;
  return (
    <p className={`flex items-start gap-2 ${kind === "served" ? "text-success" : "text-sale"}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
};
