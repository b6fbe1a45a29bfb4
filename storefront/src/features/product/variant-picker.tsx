import { buttonClass } from "@haat/ui/button";
import { classNames } from "@haat/ui/class-names";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useId, useRef } from "react";
import { swatchColour } from "./swatch-colour";
import { choose, type Dimension, optionState, optionsOf, type Stocked, type VariantChoice } from "./variant-options";

type Props = {
  variants: readonly Stocked[];
  choice: VariantChoice;
  onChoose: (choice: VariantChoice) => void;
  /**
   * Number of attempts to buy without a complete choice: on each the picker scrolls into view and shows what is
   * missing.
   */
  asked: number;
};

/** Colours and sizes; those out of stock are struck through but can still be selected. */
export function VariantPicker({ asked, ...props }: Props) {
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    // If the chosen combination does not exist, no group is incomplete.
    const group = groups.current?.querySelector("[role=radiogroup][aria-invalid]") ?? groups.current?.firstElementChild;
    group?.scrollIntoView({ block: "center" });
    group?.querySelector("input")?.focus({ preventScroll: true });
  }, [asked]);
  return (
    // Without JavaScript the choice is submitted to the page's own address.
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <div ref={groups} className="space-y-5">
        <Options dimension="color" label="Colour" problem={asked > 0 && "Please select a colour."} {...props} />
        <Options dimension="size" label="Size" problem={asked > 0 && "Please select a size."} {...props} />
      </div>
      <noscript>
        <button type="submit" className={`mt-4 ${buttonClass({ variant: "secondary" })}`}>
          Show this variant
        </button>
      </noscript>
    </form>
  );
}

type OptionsProps = Omit<Props, "asked"> & {
  dimension: Dimension;
  label: string;
  /** The message while nothing is chosen here. */
  problem: string | false;
};

function Options({ dimension, label, problem, variants, choice, onChoose }: OptionsProps) {
  const id = useId();
  const options = optionsOf(variants, dimension);
  if (options.length === 0) return null;
  const missing = problem && choice[dimension] === "";
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={missing ? `${id}-problem` : undefined}
      aria-invalid={missing || undefined}
    >
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
                name={dimension}
                value={value}
                checked={chosen}
                onChange={() => onChoose(choose(variants, choice, dimension, value))}
                className="sr-only"
              />
              {swatch && (
                // An SVG, because servers render this too and the security policy forbids inline styles.
                <svg aria-hidden className="size-5 shrink-0 rounded-full border border-edge">
                  <rect width="100%" height="100%" fill={swatch} />
                </svg>
              )}
              <span className={soldOut ? "text-muted line-through" : undefined}>{value}</span>
              {soldOut && <span className="sr-only"> ({state === "absent" ? "not available" : "out of stock"})</span>}
            </label>
          );
        })}
      </div>
      {missing && (
        <p id={`${id}-problem`} className="mt-2 flex items-start gap-1.5 text-sm text-sale">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  );
}
