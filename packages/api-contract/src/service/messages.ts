export const serviceMessages = {
  notFound: "There is nothing at this address.",
  methodNotAllowed: "This method is not supported.",
  addressTooLong: "The address is too long.",
  addressInvalid: "The address is not valid.",
  malformedJson: "The request body is not valid JSON.",
  bodyTooLarge: "The request body is too large.",
  unavailable: "The shop is briefly unavailable. Please try again in a moment.",
  unexpected: "Something went wrong on our side. Please try again.",
  tooManyRequests: "Too many requests. Please try again later.",
  storageFull: "The shop has no room left to keep this. Please try again later.",
  busy: "The shop is busy right now. Please try again.",
  unsupportedMedia: "This kind of content is not accepted here.",
} as const;
