const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What somebody typed, under the name that the call has for it: an e-mail address by its looks, else a mobile number. */
export function identifierFields(typed: string): { email: string } | { mobileNumber: string } {
  const identifier = typed.trim();
  return emailShape.test(identifier) ? { email: identifier } : { mobileNumber: identifier };
}
