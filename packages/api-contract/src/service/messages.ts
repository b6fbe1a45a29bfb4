export const serviceMessages = {
  notFound: "This address does not exist.",
  methodNotAllowed: "This method is not supported.",
  addressTooLong: "The address is too long.",
  addressInvalid: "The address is not valid.",
  malformedJson: "The request body is not valid JSON.",
  bodyTooLarge: "The request body is too large.",
  unavailable: "The shop is temporarily unavailable. Please try again in a moment.",
  unexpected: "Something went wrong on our side. Please try again.",
  tooManyRequests: "Too many requests. Please try again later.",
  storageFull: "The shop is out of storage space. Please try again later.",
  busy: "The shop is busy right now. Please try again.",
  unsupportedMedia: "This kind of content is not accepted here.",
} as const;
