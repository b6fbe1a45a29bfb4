import { readIdentifier, signupBodySchema } from "./schemas";

describe("readIdentifier", () => {
  it.each([
    ["Asha@Example.in ", { kind: "email", value: "asha@example.in" }],
    ["9876543210", { kind: "mobile", value: "+919876543210" }],
    ["+91 98765-43210", { kind: "mobile", value: "+919876543210" }],
    ["09876543210", { kind: "mobile", value: "+919876543210" }],
  ])("parses %s", (text, identifier) => {
    expect(readIdentifier(text)).toEqual(identifier);
  });

  it.each(["", "asha", "12345", "5876543210", "asha@", "a@b@c.in", "98765432101"])("rejects %s", (text) => {
    expect(readIdentifier(text)).toBeNull();
  });
});

describe("the body of POST /signup", () => {
  it.each(["email", "mobile", "identifier"])("accepts the person as %s", (field) => {
    const { identifier } = signupBodySchema.parse({ [field]: "asha@example.in" });
    expect(identifier).toEqual({ kind: "email", value: "asha@example.in" });
  });

  // @spec please-enter-email-mobile
  it("requires an identifier", () => {
    expect(signupBodySchema.safeParse({}).error?.issues[0]?.message).toBe("Please enter an email or mobile number.");
  });

  // @spec please-enter-6-digit
  it.each(["12345", "1234567", "12a456"])("rejects the code %s", (otp) => {
    const { error } = signupBodySchema.safeParse({ email: "asha@example.in", otp });
    expect(error?.issues[0]?.message).toBe("Please enter the 6-digit OTP.");
  });

  it("rejects an operator object in place of an address", () => {
    expect(signupBodySchema.safeParse({ email: { $ne: null } }).success).toBe(false);
  });
});
