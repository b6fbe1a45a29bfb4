import { productLimits } from "@haat/api-contract/product/limits";
import { Button, Input } from "@medusajs/ui";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { controlClass, onEnter } from "../inputs";
import { Field } from "../labelled-field";
import type { ProductValues, VariantValues } from "../values";
import { combinations, type Generator, withStock } from "../variant-rules";

type Props = { onAdd: (variants: VariantValues[]) => void; onSay: (text: string) => void };

const nothing: Generator = { colors: "", sizes: "", sku: "" };

/** Creates variants from colours and sizes: all combinations that do not exist yet. */
export function VariantGenerator({ onAdd, onSay }: Props) {
  const { getValues } = useFormContext<ProductValues>();
  const [typed, setTyped] = useState(nothing);
  const [error, setError] = useState<string>();
  const values = () => getValues(["variants", "price", "discountPrice", "quantity", "modelNumber", "title"]);
  const made = (generator: Generator) => {
    const [variants, price, discountPrice, quantity, modelNumber, title] = values();
    const sku = generator.sku || modelNumber || title;
    const added = combinations({ ...generator, sku }, variants, { price, discountPrice });
    // The entered stock goes to the first variants; later ones need their own.
    return withStock(added, variants.length === 0 ? quantity : "");
  };
  const add = () => {
    const variants = made(typed);
    const room = productLimits.variants - getValues("variants").length;
    if (variants.length === 0) return setError("Please enter at least one color and size that don't exist yet.");
    if (variants.length > room)
      return setError(`This would add ${variants.length} variants, but only ${room} more can be added.`);
    setError(undefined);
    setTyped(nothing);
    onAdd(variants);
    const added = `${variants.length === 1 ? "1 variant" : `${variants.length} variants`} added.`;
    const hasStock = variants.every(({ quantity }) => quantity !== "");
    onSay(
      `${added} ${hasStock ? "The stock is divided evenly among them." : "Please enter the stock of each variant."}`,
    );
  };
  const text = (name: keyof Generator) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    onKeyDown: onEnter(add),
    autoComplete: "off",
    className: controlClass,
  });
  const count = typed.colors && typed.sizes ? made(typed).length : 0;
  return (
    <details className="border-ui-border-base rounded-lg border">
      <summary className="text-ui-fg-base focus-visible:shadow-borders-interactive-with-active cursor-pointer rounded-lg px-3 py-2.5 font-medium outline-none">
        Generate variants from colors × sizes
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3 pt-1">
        <div className="grid items-start gap-3 min-[700px]:grid-cols-3">
          <Field label="Colors" hint="Comma-separated, e.g. Red, Navy Blue" error={error}>
            {(control) => <Input {...control} {...text("colors")} />}
          </Field>
          <Field label="Sizes" hint="Comma-separated, e.g. S, M, L">
            {(control) => <Input {...control} {...text("sizes")} />}
          </Field>
          <Field label="SKU prefix" hint="Leave empty to use the model number or title.">
            {(control) => <Input {...control} {...text("sku")} />}
          </Field>
        </div>
        <Button type="button" variant="secondary" onClick={add}>
          {count > 0 ? `Generate ${count === 1 ? "1 variant" : `${count} variants`}` : "Generate variants"}
        </Button>
      </div>
    </details>
  );
}
