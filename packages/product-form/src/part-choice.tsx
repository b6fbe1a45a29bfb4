import { clx } from "@medusajs/ui";
import { useId } from "react";
import { type NamesById, partText } from "./part-text";
import type { Part } from "./parts";
import type { ProductValues } from "./values";

type Props = {
  part: Part;
  mine: ProductValues;
  theirs: ProductValues;
  names: NamesById;
  takesTheirs: boolean;
  onChoose: (takeTheirs: boolean) => void;
};

/** A conflicting part: keep mine, or take theirs. */
export function PartChoice({ part, mine, theirs, names, takesTheirs, onChoose }: Props) {
  const id = useId();
  const options = [
    { label: "Keep mine", text: partText(part, mine, names), chosen: !takesTheirs, theirs: false },
    { label: "Use theirs", text: partText(part, theirs, names), chosen: takesTheirs, theirs: true },
  ];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-ui-fg-base mb-2 font-medium">{part.label}</legend>
      {options.map((option) => (
        <label
          key={option.label}
          className={clx(
            "border-ui-border-base flex cursor-pointer items-start gap-3 rounded-lg border px-3 py-2",
            option.chosen && "border-ui-border-interactive bg-ui-bg-highlight",
          )}
        >
          <input
            type="radio"
            name={id}
            checked={option.chosen}
            onChange={() => onChoose(option.theirs)}
            className="accent-ui-fg-interactive mt-1"
          />
          <span className="min-w-0">
            <span className="text-ui-fg-base block font-medium">{option.label}</span>
            <span className="text-ui-fg-subtle line-clamp-6 block whitespace-pre-line break-words">{option.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
