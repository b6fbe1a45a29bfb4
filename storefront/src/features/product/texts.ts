/** The words of the product page that are not of the product. */
export const productTexts = {
  share: "Share",
  linkCopied: "Link copied.",
  linkNotCopied: "The link could not be copied. Please copy it from the address bar.",
  similar: "Similar Products",
  chooseColor: "Please select a colour.",
  chooseSize: "Please select a size.",
} as const;
