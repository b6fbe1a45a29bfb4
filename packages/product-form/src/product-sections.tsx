import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { BasicInformation } from "./basics/basic-information";
import { Categorization } from "./basics/categorization";
import { PricingAndStock } from "./basics/pricing-and-stock";
import { ShippingAndReturns } from "./basics/shipping-and-returns";
import { Attributes } from "./details/attributes";
import { Offers } from "./details/offers";
import { Specifications } from "./details/specifications";
import { Variants } from "./details/variants";
import { FormSection } from "./form-section";
import { Media } from "./media/media-section";
import { useProductHost } from "./product-host";
import { SeoAndVisibility } from "./search/seo-and-visibility";
import { sectionSummary } from "./section-summary";
import { type Section, type SectionId, sections } from "./sections";
import type { ProductValues } from "./values";

type Props = {
  product: ManagedProduct | null;
  open: ReadonlySet<SectionId>;
  onToggle: (id: SectionId) => void;
};

/** All sections of the form, each collapsible. */
export function ProductSections({ product, open, onToggle }: Props) {
  const contents: Record<SectionId, ReactNode> = {
    basic: <BasicInformation />,
    categories: <Categorization product={product} />,
    price: <PricingAndStock />,
    shipping: <ShippingAndReturns />,
    details: <Details />,
    media: <Media />,
    seo: <SeoAndVisibility slug={product?.slug ?? null} />,
  };
  return sections.map((section) => (
    <FormSection
      key={section.id}
      section={section}
      open={open.has(section.id)}
      onToggle={() => onToggle(section.id)}
      summary={open.has(section.id) ? null : <Summary section={section} />}
    >
      {contents[section.id]}
    </FormSection>
  ));
}

function Summary({ section }: { section: Section }) {
  const values = useWatch<ProductValues>() as ProductValues;
  const { data } = useQuery(useProductHost().choicesQuery);
  const category = data?.categories.find(({ _id }) => _id === values.categoryId);
  return <>{sectionSummary(section.id, values, category?.title ?? "")}</>;
}

const Details = () => (
  <div className="flex flex-col gap-8">
    <Variants />
    <Attributes />
    <Offers />
    <Specifications />
  </div>
);
