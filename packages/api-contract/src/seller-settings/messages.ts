export const sellerSettingsMessages = {
  choicesFetchFailed: "Could not fetch your notification settings.",
  choicesSaved: "Your notification settings have been saved.",
  choicesFailed: "Your notification settings could not be saved. Please try again.",
} as const;
