import { useWatch } from "react-hook-form";
import type { ProductValues } from "../values";
import { previewOf } from "./preview-of";

/** A preview of the product's page in a search engine. */
export function SearchPreview({ slug }: { slug: string | null }) {
  const [title, description, seoTitle, seoDescription] = useWatch<
    ProductValues,
    ["title", "description", "seoTitle", "seoDescription"]
  >({ name: ["title", "description", "seoTitle", "seoDescription"] });
  const shown = previewOf({ title, description, seoTitle, seoDescription, slug });
  return (
    <figure className="border-ui-border-base bg-ui-bg-subtle rounded-lg border px-4 py-3">
      <figcaption className="text-ui-fg-muted mb-2">Search preview</figcaption>
      <p className="text-ui-fg-subtle truncate">{shown.address}</p>
      <p className="text-ui-fg-interactive line-clamp-1 text-lg">{shown.title}</p>
      <p className="text-ui-fg-subtle line-clamp-2">{shown.description}</p>
    </figure>
  );
}
