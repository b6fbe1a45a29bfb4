import { loginMessages } from "@haat/api-contract/login/messages";

/** Texts of the login dialog. */
export const loginTexts = {
  ...loginMessages,
  title: "Sign Up / Log In",
  intro: "Enter your email or mobile number and we'll send you a one-time code.",
  identifier: "Email or Mobile Number",
  requestCode: "Request OTP",
  sending: "Sending OTP...",
  code: "Enter OTP",
  codeIntro: (identifier: string) => `Enter the 6-digit code we sent to ${identifier}.`,
  changeIdentifier: "Change Email",
  changeNumber: "Change number",
  verify: "Verify OTP",
  verifying: "Verifying...",
  resend: "Resend OTP",
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  or: "or",
  googleChecking: "Logging in with Google...",
  demoHint: "This is the demo shop: codes are not actually sent.",
  demoLink: "Read your code in the outbox",
} as const;

/** How long login toasts are shown, and the delay of the reload after a login. In milliseconds. */
export const loginTimes = { toast: 4000, reload: 1500 } as const;
