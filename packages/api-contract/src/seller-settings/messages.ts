export const sellerSettingsMessages = {
  choicesFetchFailed: "Could not fetch your notification settings.",
  choicesSaved: "Your notification settings have been saved.",
  choicesFailed: "Your notification settings could not be saved. Please try again.",
  contactVerified: { email: "Your email address is verified.", mobile: "Your mobile number is verified." },
  contactKnown: { email: "Your email address is verified already.", mobile: "Your mobile number is verified already." },
  verifyFailed: "The code could not be checked. Please try again.",
} as const;
