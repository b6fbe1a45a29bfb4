/** What the two pages say beside the contract's sentences. */
export const resetTexts = {
  demoHint: "This is the demo shop: messages are not really sent.",
  demoLink: "Read yours in the outbox",
  checkFailed: "The reset link could not be checked.",
} as const;
