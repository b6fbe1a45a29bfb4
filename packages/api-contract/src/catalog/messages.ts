export const catalogMessages = {
  productNotFound: "Product not found.",
  variantNotFound: "Variant not found.",
  categoryNotFound: "Category not found.",
  priceRange: "minPrice must not be more than maxPrice.",
  subCategoryNotFound: "Sub-category not found.",
} as const;
