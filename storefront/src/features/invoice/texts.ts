export const invoiceTexts = {
  download: "Download Invoice",
  downloading: "Preparing...",
  fileName: (orderNumber: number) => `haat-invoice-order-${orderNumber}.pdf`,
} as const;
