export const invoiceTexts = {
  download: "Download Invoice",
  creditNote: "Download Credit Note",
  creditNoteOf: (number: string) => `Credit Note ${number}`,
  creditNoteFileName: (number: string) => `haat-credit-note-${number.replaceAll("/", "-")}.pdf`,
  downloading: "Preparing...",
  fileName: (orderNumber: number) => `haat-invoice-order-${orderNumber}.pdf`,
} as const;
