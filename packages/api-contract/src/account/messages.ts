export const accountMessages = {
  nameRequired: "Please enter your name.",
  nameTooLong: "The name is too long.",
  nothingToChange: "Nothing to change.",
  saved: "Your profile has been saved.",
  addressSaved: "Address saved.",
  addressRemoved: "Address removed.",
  addressDefault: "This is now your default address.",
  addressNotFound: "Address not found.",
  tooManyAddresses: (max: number) => `You can save up to ${max} addresses. Please remove one first.`,
  emailPresent: "Your account already has an email address.",
  mobilePresent: "Your account already has a mobile number.",
  identifierAdded: "Added to your account. You can log in with it from now on.",
  accountsJoined: "Added to your account. Its orders and saved data have moved here.",
  cannotJoin:
    "This belongs to another account that can't be merged with yours because it has its own login of the same type.",
  loggedOutEverywhere: "You have been logged out on all devices.",
  noIdentifier: "Your account has no email address or mobile number to send a code to.",
  openOrders: (count: number) =>
    count === 1
      ? "Your account can't be deleted yet: one of your orders is still open. Please cancel it, or wait until it is delivered and any return is completed."
      : `Your account can't be deleted yet: ${count} of your orders are still open. Please cancel them, or wait until they are delivered and any returns are completed.`,
  refundsUnderWay:
    "Your account can't be deleted yet: a refund is still in progress. Please wait until you have received it.",
  deleted: "Your account has been deleted.",
  tooManyDownloads: "You have downloaded your data several times recently. Please try again later.",
  loadFailed: "We could not load your account. Please try again.",
  saveFailed: "We could not save this. Please try again.",
  downloadFailed: "We could not prepare your data. Please try again.",
  deleteFailed: "We could not delete your account. Please try again.",
} as const;
