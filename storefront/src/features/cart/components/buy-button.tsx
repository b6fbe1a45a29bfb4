import { Button } from "@haat/ui/button";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { cartTexts } from "../texts";
import type { ButtonState } from "../use-button-feedback";

type Props = {
  state: ButtonState;
  look: "primary" | "secondary";
  size: "small" | "medium" | "large";
  disabled: boolean;
  onPress: () => void;
  className?: string;
  /** The label while idle. */
  children: ReactNode;
};

/** Presentation of a button that adds to the cart: idle, busy, "Added!", "Error". */
export const BuyButton = ({ state, look, size, disabled, onPress, className, children }: Props) => (
  <Button
    variant={state === "error" ? "danger" : look}
    size={size}
    busy={state === "loading"}
    disabled={disabled}
    onClick={onPress}
    className={className}
  >
    {state === "success" && <Check aria-hidden className="size-4" />}
    {state === "idle" ? children : answers[state]}
  </Button>
);

const answers = { loading: cartTexts.adding, success: cartTexts.addedShort, error: cartTexts.errorShort } as const;
