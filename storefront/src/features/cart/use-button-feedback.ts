import { useCallback, useEffect, useRef, useState } from "react";

export type ButtonState = "idle" | "loading" | "success" | "error";
/** Where the button is: it determines how long the result is shown. */
export type ButtonPlace = "card" | "product";

const shownFor: Record<ButtonPlace, { success: number; error: number }> = {
  product: { success: 2000, error: 2000 },
  card: { success: 2000, error: 3000 },
};

/** A button's state, which returns to idle by itself after a result. */
export function useButtonFeedback(place: ButtonPlace): [ButtonState, (next: ButtonState) => void] {
  const [state, setState] = useState<ButtonState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (next: ButtonState) => {
      clearTimeout(timer.current);
      setState(next);
      if (next === "success" || next === "error") {
        timer.current = setTimeout(() => setState("idle"), shownFor[place][next]);
      }
    },
    [place],
  );
  return [state, show];
}
