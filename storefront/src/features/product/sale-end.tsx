import { instantText } from "@haat/ui/instants";
import { useEffect, useState } from "react";

const [secondMs, dayMs] = [1_000, 86_400_000];

/** `2 h 05 min 09 s`, of what is left. */
function leftText(ms: number): string {
  const seconds = Math.floor(ms / secondMs);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)} h ${two(Math.floor(seconds / 60) % 60)} min ${two(seconds % 60)} s`;
}

/** Until when a price holds, on its last day with the time that is left. */
export default function SaleEnd({ endsAt }: { endsAt: string }) {
  const left = useLeft(endsAt);
  return (
    <p className="mt-1 text-sm font-semibold text-sale">
      Sale price until{" "}
      <time dateTime={endsAt} className="whitespace-nowrap">
        {instantText(endsAt)}
      </time>
      {left !== null && left > 0 && left < dayMs && (
        <span role="timer" className="ml-2 whitespace-nowrap tabular-nums">
          {leftText(left)} left
        </span>
      )}
    </p>
  );
}

/** Milliseconds until an instant, each second anew; null until the page runs in a browser, whose clock it goes by. */
function useLeft(until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Date.parse(until) - Date.now());
    tick();
    const ticking = setInterval(tick, secondMs);
    return () => clearInterval(ticking);
  }, [until]);
  return left;
}
