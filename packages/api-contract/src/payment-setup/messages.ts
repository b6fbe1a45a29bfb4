export const paymentSetupMessages = {
  labelMissing: "Please enter a name to show at checkout.",
  methodsIncomplete: "Each payment method must be listed once.",
  lastMethod: "At least one payment method must stay enabled.",
  nobodyCouldPay: "Customers couldn't pay: the remaining payment methods have no keys.",
  maxBelowMin: "The maximum amount must not be less than the minimum.",
  saved: "Payment settings saved.",
  changedMeanwhile: "The payment settings were changed by someone else. Please reload and try again.",
  fetchFailed: "Could not fetch the payment settings.",
  saveFailed: "The payment settings could not be saved. Please try again.",
  modesDiffer: "Both keys must be in the same mode: either test or live.",
  secretInvalid: "Please enter the secret, without spaces.",
  keysStored: (gateway: string) => `${gateway} keys saved.`,
  keysRemoved: (gateway: string) => `Saved ${gateway} keys removed.`,
  keysFailed: "The keys could not be saved. Please try again.",
  keysNotRemoved: "The keys could not be removed. Please try again.",
  keysOfEnvironment: (gateway: string) =>
    `The ${gateway} keys are set in the server's environment, so no keys can be saved here.`,
  noStoredKeys: (gateway: string) => `No ${gateway} keys are saved here.`,
  moneyOnItsWay: (gateway: string) =>
    `Payments or refunds are in progress at ${gateway} with the current keys. New keys might be unable to access them.`,
  noKeys: (gateway: string) => `${gateway} has no keys yet.`,
  connected: {
    demo: (gateway: string) => `Connected to the ${gateway} simulator. No real payments are made.`,
    test: (gateway: string) => `Connected to ${gateway}. The keys are valid test keys, so no real payments are made.`,
    live: (gateway: string) => `Connected to ${gateway}. The keys are valid live keys.`,
  },
  notConnected: {
    unreachable: (gateway: string) => `${gateway} could not be reached. Please try again in a moment.`,
    keys: (gateway: string) => `${gateway} rejected these keys.`,
    missing: (gateway: string) => `${gateway} returned an unexpected response. Please check your ${gateway} account.`,
    refused: (gateway: string) =>
      `${gateway} accepted the keys but refused the request. Please check your ${gateway} account.`,
  },
  checkFailed: "The connection could not be tested. Please try again.",
  gatewaysFailed: "Could not fetch the gateways.",
  webhooksFailed: "Could not fetch the webhooks.",
} as const;
