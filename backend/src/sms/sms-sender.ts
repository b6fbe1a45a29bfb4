import type { SmsProviderName } from "@haat/api-contract/message-setup/words";
import type { Sms } from "./sms-texts";

/** An SMS to be sent. */
export type OutgoingSms = Sms & {
  /** `+91` and ten digits. */
  to: string;
  text: string;
};

/** A way to send SMS. */
export type SmsSender = {
  /** For log lines and error messages too. */
  name: SmsProviderName;
  /** Whether it can send this text: some send only texts that were registered with them. */
  canSend: (template: Sms["template"]) => boolean;
  /**
   * Resolves to the provider's id of the SMS once the provider has accepted it.
   *
   * @throws SmsError; anything else is a defect.
   */
  send: (sms: OutgoingSms) => Promise<string>;
};

/**
 * Why an SMS was not accepted. `final`: no provider and no retry can deliver it, such as to a number that does not
 * exist; `unanswered`: there was no answer in time, so it may have been sent.
 */
export type SmsFailure = "refused" | "final" | "unanswered" | "unreachable";

/** An SMS was not accepted. Its message may be logged: it has nothing of the SMS or its receiver. */
export class SmsError extends Error {
  override name = "SmsError";

  constructor(
    sender: string,
    readonly reason: string,
    readonly kind: SmsFailure = "refused",
  ) {
    super(`${sender}: ${reason}`);
  }

  get isFinal(): boolean {
    return this.kind === "final";
  }
}
