import { Checkbox } from "@haat/ui/checkbox";
import { indianNumber } from "@haat/ui/format";
import { Input } from "@haat/ui/input";
import { useState } from "react";
import { needsScript } from "../../lib/without-script";

type Brand = { name: string; count: number };

/**
 * The rows of the brand filter: brands whose name contains the text, sorted by name. A selected brand that is not in
 * the list (from an old address) is included with a count of 0, so that it can be deselected.
 */
export function brandRows(brands: readonly Brand[], chosen: readonly string[], text: string): Brand[] {
  const unknown = chosen.filter((name) => !brands.some((brand) => brand.name === name));
  const wanted = text.trim().toLocaleLowerCase("en-IN");
  return [...brands, ...unknown.map((name) => ({ name, count: 0 }))]
    .filter(({ name }) => name.toLocaleLowerCase("en-IN").includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name, "en-IN"));
}

type Props = {
  brands: ReadonlyArray<{ name: string; count: number }>;
  chosen: string[];
  onChange: (brands: string[]) => void;
};

export function BrandFilter({ brands, chosen, onChange }: Props) {
  const [text, setText] = useState("");
  const rows = brandRows(brands, chosen, text);
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <Input
        type="search"
        aria-label="Search brands"
        placeholder="Search brands"
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Enter would click the form's first button.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className={`mb-2 !min-h-10 text-sm ${needsScript}`}
      />
      <ul className="-mx-1 max-h-64 overflow-y-auto px-1">
        {rows.map(({ name, count }) => (
          <li key={name}>
            <Checkbox
              name="brand"
              value={name}
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
              className="text-sm"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="pr-1 tabular-nums text-muted">{indianNumber(count)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="py-2 text-sm text-muted">No matching brands.</p>}
    </>
  );
}
