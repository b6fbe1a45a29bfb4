import { classNames } from "@haat/ui/class-names";
import Star from "lucide-react/icons/star";
import { useId, useState } from "react";
import { reviewTexts } from "./review-draft";

type Props = { /** 0 while none is chosen. */ rating: number; onChange: (rating: number) => void };

/** Five stars to click, or to select with the arrow keys. */
export function StarInput({ rating, onChange }: Props) {
  const name = useId();
  const [pointedAt, setPointedAt] = useState(0);
  const lit = pointedAt || rating;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{reviewTexts.stars}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setPointedAt(0)}>
          {reviewTexts.starNames.map((word, place) => (
            <label
              key={word}
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointedAt(place + 1)}
              className="flex size-11 cursor-pointer items-center justify-center rounded-control has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary"
            >
              <input
                type="radio"
                name={name}
                value={place + 1}
                checked={rating === place + 1}
                onChange={() => onChange(place + 1)}
                className="sr-only"
              />
              <span className="sr-only">
                {place + 1} {place === 0 ? "star" : "stars"}, {word}
              </span>
              <Star
                aria-hidden
                className={classNames(
                  "size-8 transition-colors",
                  place < lit ? "fill-accent text-accent" : "fill-transparent text-edge",
                )}
                strokeWidth={1.5}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="text-sm font-semibold text-muted">
          {lit > 0 && reviewTexts.starNames[lit - 1]}
        </span>
      </div>
    </fieldset>
  );
}
