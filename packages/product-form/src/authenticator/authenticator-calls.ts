/** What an account's owner does with the authenticator app; each asks for the password, and the app's code turns it on. */
export type AuthenticatorAct = "set-up" | "turn-off" | "recovery-codes";

type Made = { message: string; recoveryCodes: string[] };

/** The calls of a host, for its kind of account. They throw on an error. */
export type AuthenticatorCalls = {
  setUp: (password: string) => Promise<{ key: string; uri: string }>;
  turnOn: (code: string) => Promise<Made>;
  turnOff: (password: string) => Promise<{ message: string }>;
  makeRecoveryCodes: (password: string) => Promise<Made>;
};
