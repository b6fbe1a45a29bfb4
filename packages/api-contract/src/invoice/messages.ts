export const invoiceMessages = {
  notYet: "The invoice is made when your order is shipped.",
  neverShipped: "This order was cancelled before it was shipped, so it has no invoice.",
  sellerUnknown: "Invoices are not available yet. Please contact us.",
  notFound: "There is no such invoice.",
  creditNoteNotFound: "There is no such credit note.",
  creditNoteFailed: "The credit note could not be loaded. Please try again.",
  loadFailed: "The invoice could not be loaded. Please try again.",
} as const;
