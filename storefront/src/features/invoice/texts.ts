export const invoiceTexts = {
  download: "Download Invoice",
  earlier: (number: string) => `Earlier Invoice ${number}`,
  creditNote: "Download Credit Note",
  creditNoteOf: (number: string) => `Credit Note ${number}`,
  creditNoteFileName: (number: string) => `haat-credit-note-${number.replaceAll("/", "-")}.pdf`,
  downloading: "Preparing...",
  earlierFileName: (number: string) => `haat-invoice-${number.replaceAll("/", "-")}.pdf`,
  fileName: (orderNumber: number) => `haat-invoice-order-${orderNumber}.pdf`,
} as const;
