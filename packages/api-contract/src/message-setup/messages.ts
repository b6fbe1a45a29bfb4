const withId = (id: string) => (id ? ` Its message id is ${id}.` : "");

export const messageSetupMessages = {
  fetchFailed: "Could not fetch the message settings.",
  deliveriesFailed: "Could not fetch the SMS deliveries.",
  idInvalid: "Please enter up to 64 letters, digits, dots, colons, hyphens or underscores.",
  idsSaved: "Template IDs saved successfully!",
  idsNotSaved: "The template IDs could not be saved. Please try again.",
  changedMeanwhile: "The template IDs were changed by someone else. Please reload and try again.",
  takesNoIds: (provider: string) => `${provider} is not set up, or takes no template IDs.`,
  codesLost: (texts: string) =>
    `No provider would have a template for ${texts}, which is needed to log in. Nothing was saved.`,
  mobileInvalid: "Please enter an Indian mobile number with ten digits.",
  emailInvalid: "Please enter a valid email address.",
  unknownText: "There is no such text.",
  unknownProvider: "This provider is not set up.",
  noProvider: "No SMS provider is set up.",
  noMailServer: "No email server is set up.",
  noTemplate: (provider: string, text: string) => `${provider} has no template for ${text}.`,
  onlyOrderNews: "WhatsApp sends order news only. Codes go by SMS.",
  tooMany: "You have sent too many test messages. Please try again later.",
  sendFailed: "The test message could not be sent. Please try again.",
  stored: "Stored in the outbox of this demo. It was not sent.",
  accepted: (sender: string, id: string) => `${sender} accepted the message.${withId(id)}`,
  refused: (sender: string, reason: string) => `${sender} refused the message: ${reason}.`,
  unanswered: (sender: string, seconds: number) =>
    `${sender} did not respond within ${seconds} seconds. The message may still arrive.`,
  unreachable: (sender: string, reason: string) => `${sender} could not be reached: ${reason}.`,
} as const;
