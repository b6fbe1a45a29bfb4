import { pincodeAnswer } from "./pincode-answer";

describe("the PIN code check", () => {
  it.each(["", "12345", "012345", "1234567", "11000a"])("asks for a real PIN code instead of %j", (typed) => {
    expect(pincodeAnswer(typed, []).kind).toBe("invalid");
  });

  it("delivers everywhere when no PIN codes are named", () => {
    expect(pincodeAnswer(" 110001 ", []).kind).toBe("served");
  });

  it("delivers only where the product's list says", () => {
    expect(pincodeAnswer("110001", ["110001"]).kind).toBe("served");
    expect(pincodeAnswer("560001", ["110001"]).kind).toBe("not-served");
  });
});
