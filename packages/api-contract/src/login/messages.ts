/** By itself too: each first load of the shop carries it, and need not carry the others. */
export const tokenRejected = "Authentication error. Please log in again.";

export const loginMessages = {
  identifierRequired: "Please enter an email or mobile number.",
  identifierInvalid: "Please enter a valid email or mobile number.",
  otpIncomplete: "Please enter the 6-digit OTP.",
  sendFailed: "Failed to send OTP.",
  sent: (identifier: string) => `OTP sent to ${identifier}`,
  loginFailed: "Login failed. Please try again.",
  otpInvalid: "Invalid OTP or something went wrong.",
  googleNotConfigured: "Google login is not configured.",
  googleFailedOnServer: "Google login failed on the server.",
  googleFailed: "Google authentication failed. Please try again.",
  googleEmailUnproven: "Google has not verified this account's email address. Please log in with a code.",
  googleUnreachable: "Google login is temporarily unavailable. Please try again in a moment, or log in with a code.",
  success: "Login successful! Redirecting...",
  tooSoon: "Please wait a moment before requesting another code.",
  tooMany: "Too many codes requested. Please try again later.",
  tokenMissing: "Authentication token not found.",
  tokenRejected,
  accountBlocked: "This account has been blocked. Please contact us if you think this is a mistake.",
  wrongKind: "This account can't be used here.",
  forbidden: "You don't have permission to do this.",
} as const;
