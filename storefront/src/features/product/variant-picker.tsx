import type { Variant } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { useId } from "react";
import { swatchColour } from "./swatch-colour";
import { choose, type Dimension, optionState, optionsOf, type VariantChoice } from "./variant-options";

type Props = { variants: Variant[]; choice: VariantChoice; onChoose: (choice: VariantChoice) => void };

/** Colours and sizes; what is sold out is struck through and can still be read and looked at. */
export const VariantPicker = ({ variants, choice, onChoose }: Props) => (
  <div className="space-y-5">
    <Options dimension="color" label="Colour" variants={variants} choice={choice} onChoose={onChoose} />
    <Options dimension="size" label="Size" variants={variants} choice={choice} onChoose={onChoose} />
  </div>
);

function Options({ dimension, label, variants, choice, onChoose }: Props & { dimension: Dimension; label: string }) {
  const id = useId();
  const options = optionsOf(variants, dimension);
  if (options.length === 0) return null;
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="text-sm">
        <span className="font-semibold">{label}</span>
        {choice[dimension] && <span className="text-muted">: {choice[dimension]}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((value) => {
          const state = optionState(variants, choice, dimension, value);
          const soldOut = state !== "available";
          const swatch = dimension === "color" ? swatchColour(value) : null;
          const chosen = choice[dimension] === value;
          return (
            <label
              key={value}
              className={classNames(
                "flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control border px-3 text-sm font-medium transition",
                "has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-primary",
                chosen
                  ? "border-primary bg-primary-soft ring-1 ring-primary"
                  : "border-edge bg-surface hover:border-ink",
                soldOut && !chosen && "border-dashed",
              )}
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={chosen}
                onChange={() => onChoose(choose(variants, choice, dimension, value))}
                className="sr-only"
              />
              {swatch && (
                <span
                  aria-hidden
                  className="size-5 shrink-0 rounded-full border border-edge"
                  style={{ backgroundColor: swatch }}
                />
              )}
              <span className={soldOut ? "text-muted line-through" : undefined}>{value}</span>
              {soldOut && <span className="sr-only"> ({state === "absent" ? "not made so" : "sold out"})</span>}
            </label>
          );
        })}
      </div>
    </div>
  );
}
