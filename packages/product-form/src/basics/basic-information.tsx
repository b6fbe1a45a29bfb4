import { Badge } from "@medusajs/ui";
import { useWatch } from "react-hook-form";
import { LengthHint, TextAreaField, TextField } from "../inputs";
import { labels } from "../labels";
import type { ProductValues } from "../values";
import { wordsIn } from "../word-list";

export const BasicInformation = () => (
  <div className="grid gap-5 min-[700px]:grid-cols-2">
    <TextField name="title" label={labels.title} required className="min-[700px]:col-span-2" />
    <TextField name="brand" label={labels.brand} required />
    <TextField name="modelNumber" label={labels.modelNumber} />
    <div className="flex min-w-0 flex-col gap-2">
      <TextField
        name="tags"
        label={labels.tags}
        placeholder="cotton, summer, new"
        hint="Comma-separated. Customers can find the product by them."
      />
      <Words name="tags" label={labels.tags} />
    </div>
    <TextField
      name="hsnCode"
      label={labels.hsnCode}
      inputMode="numeric"
      hint="4 to 8 digits, for GST invoices. Optional."
    />
    <TextAreaField
      name="description"
      label={labels.description}
      rows={6}
      className="min-[700px]:col-span-2"
      hint={<LengthHint name="description" max={10_000} />}
    />
  </div>
);

/** Preview of how comma-separated text is parsed. */
export function Words({ name, label }: { name: "tags" | "seoKeywords"; label: string }) {
  const words = wordsIn(useWatch<ProductValues, typeof name>({ name }));
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="min-w-0">
          <Badge size="2xsmall" className="max-w-full">
            <span className="truncate">{word}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
