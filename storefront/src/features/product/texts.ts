/** The words of the product page that are not of the product. */
export const productTexts = {
  share: "Share",
  linkCopied: "Link copied.",
  linkNotCopied: "The link could not be copied. Please copy it from the address bar.",
  similar: "Similar Products",
} as const;
