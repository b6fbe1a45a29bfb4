import { wholeRupees } from "@haat/ui/format";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { movePriceEnd, type PriceEnds } from "./price-ends";

type Props = { bounds: PriceEnds; ends: PriceEnds; onChange: (ends: PriceEnds) => void };

/** Debounce in milliseconds: without it each pixel of a drag would request a list. */
const rest = 350;

/** A slider with two ends that cannot cross; arrow keys move them too. Amounts in rupees. */
export function PriceRange({ bounds, ends, onChange }: Props) {
  const [moving, setMoving] = useState<PriceEnds | null>(null);
  // Both ends may move before the next render, as when moves from before this code's arrival are repeated.
  const newest = useRef<PriceEnds | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = moving ?? ends;
  const span = Math.max(bounds.high - bounds.low, 1);
  const percent = (value: number) => ((value - bounds.low) / span) * 100;
  const chosen = useRef<HTMLSpanElement>(null);
  const [left, right] = [`${percent(shown.low)}%`, `${100 - percent(shown.high)}%`];
  // Not inline: a server renders this too, and the security policy forbids inline styles.
  useLayoutEffect(() => {
    if (chosen.current) Object.assign(chosen.current.style, { left, right });
  }, [left, right]);

  function move(end: keyof PriceEnds, to: number): void {
    const next = movePriceEnd(newest.current ?? ends, end, to, bounds);
    newest.current = next;
    setMoving(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      newest.current = null;
      onChange(next);
      setMoving(null);
    }, rest);
  }

  return (
    <div>
      <div className="relative h-8">
        <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
        <span ref={chosen} className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-primary" />
        {(["low", "high"] as const).map((end) => (
          <input
            key={end}
            type="range"
            aria-label={end === "low" ? "Minimum price" : "Maximum price"}
            aria-valuetext={wholeRupees(shown[end])}
            min={bounds.low}
            max={bounds.high}
            step={1}
            value={shown[end]}
            onChange={(event) => move(end, event.target.valueAsNumber)}
            className={`price-end absolute inset-0 w-full ${end === "low" && percent(shown.low) > 90 ? "z-10" : ""}`}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-sm tabular-nums">
        <span>{wholeRupees(shown.low)}</span>
        <span>{wholeRupees(shown.high)}</span>
      </p>
    </div>
  );
}
