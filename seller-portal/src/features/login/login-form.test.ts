import { identifierFields } from "./login-form";

describe("a login identifier", () => {
  // @spec identifier-looks-like-e
  it.each([
    ["asha@example.in", { email: "asha@example.in" }],
    ["  Asha@Example.IN ", { email: "Asha@Example.IN" }],
    ["98765 43210", { mobileNumber: "98765 43210" }],
    ["+919876543210", { mobileNumber: "+919876543210" }],
    ["asha@example", { mobileNumber: "asha@example" }],
    ["asha", { mobileNumber: "asha" }],
  ])("typed as %j is sent as %j", (typed, sent) => expect(identifierFields(typed)).toEqual(sent));
});
