import { Words } from "../basics/basic-information";
import { LengthHint, SwitchField, TextAreaField, TextField } from "../inputs";
import { labels } from "../labels";
import { useProductHost } from "../product-host";
import { SearchPreview } from "./search-preview";
import { StatusSelect } from "./status-select";

/** The number of characters of a title and a description that search engines show. */
const shownLengths = { title: 60, description: 160 };

export function SeoAndVisibility({ slug }: { slug: string | null }) {
  const { isShop } = useProductHost();
  return (
    <>
      <SearchPreview slug={slug} />
      <div className="grid gap-5 min-[700px]:grid-cols-2">
        <TextField
          name="seoTitle"
          label={labels.seoTitle}
          hint={<LengthHint name="seoTitle" max={shownLengths.title} />}
        />
        <TextField
          name="ogTitle"
          label={labels.ogTitle}
          hint={<LengthHint name="ogTitle" max={shownLengths.title} />}
        />
        <TextAreaField
          name="seoDescription"
          label={labels.seoDescription}
          hint={<LengthHint name="seoDescription" max={shownLengths.description} />}
        />
        <TextAreaField
          name="ogDescription"
          label={labels.ogDescription}
          hint={<LengthHint name="ogDescription" max={shownLengths.description} />}
        />
        <div className="flex min-w-0 flex-col gap-2 min-[700px]:col-span-2">
          <TextField name="seoKeywords" label={labels.seoKeywords} hint="Comma-separated." />
          <Words name="seoKeywords" label={labels.seoKeywords} />
        </div>
        {isShop && (
          <TextField
            name="canonicalUrl"
            label={labels.canonicalUrl}
            type="url"
            placeholder="https://"
            hint="Only if another page is the original version of this one."
          />
        )}
        <TextField
          name="ogImage"
          label={labels.ogImage}
          type="url"
          placeholder="https://"
          hint="Leave empty to use the first product image."
        />
        <StatusSelect />
        {isShop && (
          <SwitchField name="isFeatured" label={labels.isFeatured} hint="Can be shown on the shop's home page." />
        )}
      </div>
    </>
  );
}
