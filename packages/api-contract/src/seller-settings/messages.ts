export const sellerSettingsMessages = {
  choicesFetchFailed: "Could not fetch your notification settings.",
  choicesSaved: "Your notification settings have been saved.",
  choicesFailed: "Your notification settings could not be saved. Please try again.",
  contactVerified: { email: "Email address verified.", mobile: "Mobile number verified." },
  contactKnown: { email: "Your email address is already verified.", mobile: "Your mobile number is already verified." },
  verifyFailed: "The code could not be checked. Please try again.",
} as const;
