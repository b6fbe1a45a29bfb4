export const invoiceMessages = {
  notYet: "The invoice is issued when your order is shipped.",
  neverShipped: "This order was cancelled before it was shipped, so it has no invoice.",
  sellerUnknown: "Invoices are not available yet. Please contact us.",
  notFound: "Invoice not found.",
  creditNoteNotFound: "Credit note not found.",
  creditNoteFailed: "The credit note could not be loaded. Please try again.",
  loadFailed: "The invoice could not be loaded. Please try again.",
} as const;
