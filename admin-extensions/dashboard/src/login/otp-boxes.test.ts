import { isComplete, noDigits, type OtpEvent, otpBoxes, otpOf } from "./otp-boxes";

const after = (...events: OtpEvent[]) => events.reduce(otpBoxes, noDigits);
const typed = (at: number, text: string): OtpEvent => ({ type: "typed", at, text });

describe("the boxes of the code", () => {
  // @spec box-takes-digit-pasting
  it("take one digit each and move the focus on", () => {
    const boxes = after(typed(0, "1"), typed(1, "2"));
    expect(boxes).toEqual({ digits: ["1", "2", "", "", "", ""], focus: 2 });
  });

  it("accept no letter", () => {
    expect(after(typed(0, "a"))).toEqual(noDigits);
  });

  it("keep the newest digit in a full box", () => {
    expect(otpOf(after(typed(0, "1"), typed(0, "17")))).toBe("7");
  });

  // @spec box-takes-digit-pasting
  it("are filled by a paste of exactly six digits", () => {
    const boxes = after({ type: "pasted", text: " 123456\n" });
    expect(otpOf(boxes)).toBe("123456");
    expect(boxes.focus).toBe(5);
    expect(isComplete(boxes)).toBe(true);
  });

  it.each(["12345", "1234567", "12345a", "12 34 56"])("ignore a paste of %j", (text) => {
    expect(after({ type: "pasted", text })).toEqual(noDigits);
  });

  it("accept a whole code that a phone enters into one of them", () => {
    expect(otpOf(after(typed(0, "654321")))).toBe("654321");
  });

  // @spec box-takes-digit-pasting
  it("move back on Backspace in an empty box, and clear a full one", () => {
    const two = after(typed(0, "1"), typed(1, "2"));
    expect(otpBoxes(two, { type: "back", at: 2 })).toEqual({ digits: two.digits, focus: 1 });
    expect(otpBoxes(two, { type: "back", at: 1 })).toEqual({ digits: ["1", "", "", "", "", ""], focus: 1 });
    expect(otpBoxes(noDigits, { type: "back", at: 0 }).focus).toBe(0);
  });

  // @spec failed-code-says-server
  it("are empty, with the focus on the first, after a wrong code", () => {
    expect(otpBoxes(after({ type: "pasted", text: "123456" }), { type: "cleared" })).toEqual(noDigits);
  });

  // @spec box-takes-digit-pasting
  it("are complete only with six digits", () => {
    expect(isComplete(after(typed(0, "1"), typed(5, "6")))).toBe(false);
  });
});
