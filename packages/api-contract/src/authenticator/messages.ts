/** How long the setup of an app can be confirmed. Not among the limits, which every first load of the shop carries. */
export const setupMinutes = 10;

export const authenticatorMessages = {
  askCode: "Please enter the code from your authenticator app.",
  codeMissing: "Please enter the 6-digit code from your authenticator app, or a recovery code.",
  setupCodeMissing: "Please enter the 6-digit code from your authenticator app.",
  codeInvalid: "This code is not valid or has already been used. Please try the next one.",
  setupCodeInvalid: "This code does not match. Please check the time of your phone and try the next code.",
  loginExpired: "This login has expired. Please enter your password again.",
  locked: "Too many wrong codes. Please try again in 15 minutes.",
  turnedOn: "The authenticator app is on. All other sessions have been logged out.",
  turnedOff: "The authenticator app is off. All other sessions have been logged out.",
  codesMade: "New recovery codes have been made. The previous ones no longer work.",
  alreadyOn: "The authenticator app is already on.",
  notOn: "The authenticator app is off.",
  notStarted: "The setup has ended. Please start again.",
  setupExpired: `This setup has expired after ${setupMinutes} minutes. Please start again: you will get a new key.`,
  resetOfSeller: "The seller's authenticator app has been turned off. The account has been logged out everywhere.",
  sellerHasNone: "This seller has no authenticator app.",
  confirmResetOfSeller:
    "The seller's authenticator app and recovery codes stop working, the account is logged out everywhere, and the seller is notified by email. The seller then logs in with the password alone. Make sure that you are speaking with the seller.",
  fetchFailed: "Could not fetch your authenticator app's status.",
  failed: "This could not be done. Please try again.",
  copied: "Recovery codes copied.",
  copyFailed: "The recovery codes could not be copied. Please download them or write them down.",
} as const;
