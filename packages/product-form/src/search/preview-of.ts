type Texts = {
  title: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  /** Null for a product without a URL yet. */
  slug: string | null;
};

const cut = (text: string, max: number): string => {
  const plain = text.replace(/\s+/g, " ").trim();
  const letters = [...plain];
  if (letters.length <= max) return plain;
  const short = letters.slice(0, max).join("");
  // At a word boundary, unless it is one word.
  return `${short.slice(0, short.lastIndexOf(" ") > 0 ? short.lastIndexOf(" ") : undefined)} ...`;
};

const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** A search result's texts: the SEO texts, or the product's own, shortened to their usual length. */
export const previewOf = ({ title, description, seoTitle, seoDescription, slug }: Texts) => ({
  address: `haat › product › ${slug ?? (slugOf(title) || "...")}`,
  title: cut(seoTitle.trim() || title.trim() || "Product title", 60),
  description: cut(seoDescription.trim() || description.trim() || "A short description of the product.", 160),
});
