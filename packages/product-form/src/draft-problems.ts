import { productMessages } from "@haat/api-contract/product/messages";
import type { Problem } from "./problems";
import type { AttributeValues, OfferValues, ProductValues } from "./values";
import { isTypedVariant, missingOfVariant } from "./variant-rules";

export const draftMessages = {
  attribute: "Please provide a key and a value for the new attribute.",
  offer: "Please provide a title and a description for the new offer.",
  variantNotAdded: "This variant hasn't been added yet. Please add or clear it.",
  attributeNotAdded: "This attribute hasn't been added yet. Please add or clear it.",
  videoNotAdded: "This video hasn't been added yet. Please add it or clear the URL.",
  offerNotAdded: "This offer hasn't been added yet. Please add or clear it.",
} as const;

/** The first missing field of a draft, with its message; null if the draft can be added. */
export type Missing = { field: string; message: string } | null;

export function missingOfNewVariant(variant: ProductValues["newVariant"]): Missing {
  const [field] = missingOfVariant(variant);
  return field ? { field, message: productMessages.variantIncomplete } : null;
}

export function missingOfNewAttribute({ key, value }: AttributeValues): Missing {
  if (key.trim() && value.trim()) return null;
  return { field: key.trim() ? "value" : "key", message: draftMessages.attribute };
}

export function missingOfNewOffer({ title, description }: OfferValues): Missing {
  if (title.trim() && description.trim()) return null;
  return { field: title.trim() ? "description" : "title", message: draftMessages.offer };
}

/** Drafts that were not added to their list would be lost by saving: they are reported. */
export function draftProblems({ newVariant, newAttribute, newOffer, newVideo }: ProductValues): Problem[] {
  const problems: Problem[] = [];
  if (isTypedVariant(newVariant)) {
    const { field, message } = missingOfNewVariant(newVariant) ?? {
      field: "color",
      message: draftMessages.variantNotAdded,
    };
    problems.push({ path: `newVariant.${field}`, message });
  }
  if (newAttribute.key.trim() || newAttribute.value.trim()) {
    const { field, message } = missingOfNewAttribute(newAttribute) ?? {
      field: "key",
      message: draftMessages.attributeNotAdded,
    };
    problems.push({ path: `newAttribute.${field}`, message });
  }
  if (newOffer.title.trim() || newOffer.description.trim() || newOffer.validTill) {
    const { field, message } = missingOfNewOffer(newOffer) ?? { field: "title", message: draftMessages.offerNotAdded };
    problems.push({ path: `newOffer.${field}`, message });
  }
  if (newVideo.trim()) problems.push({ path: "newVideo", message: draftMessages.videoNotAdded });
  return problems;
}
