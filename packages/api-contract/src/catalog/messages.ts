export const catalogMessages = {
  productNotFound: "Product not found.",
  variantNotFound: "Variant not found.",
  categoryNotFound: "Category not found.",
  subCategoryNotFound: "Sub-category not found.",
} as const;
