export const consentMessages = {
  outdated: "Our terms or privacy policy have changed. Please reload the page.",
  saved: "Thank you. Your agreement is saved.",
} as const;
