import { payeeText, waitingText } from "./refund-words";

const now = Date.parse("2026-11-24T12:00:00Z");

it.each([
  ["2026-11-24T11:59:00Z", "Waiting since today"],
  ["2026-11-23T12:00:00Z", "Waiting for 1 day"],
  ["2026-11-14T11:00:00Z", "Waiting for 10 days"],
])("a refund that is due since %s reads %s", (since, text) => expect(waitingText(since, now)).toBe(text));

it("shows where a refund is paid to, or that this is unknown", () => {
  expect(payeeText(null)).toBe("The customer hasn't provided payment details yet.");
  expect(payeeText({ way: "upi", holder: null, number: "a@okbank", ifsc: null })).toBe("UPI ID a@okbank");
  expect(payeeText({ way: "bank", holder: "Asha Rao", number: "••••9012", ifsc: "SBIN0001234" })).toBe(
    "Asha Rao, account ••••9012, IFSC SBIN0001234",
  );
});
