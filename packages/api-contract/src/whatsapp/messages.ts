export const whatsAppMessages = {
  optedIn: "You will receive order updates on WhatsApp.",
  optedOut: "You will receive order updates by SMS.",
  notOffered: "Order updates on WhatsApp are not available.",
  noMobile: "Please add a mobile number to your account first.",
} as const;
