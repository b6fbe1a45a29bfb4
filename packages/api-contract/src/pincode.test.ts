import { isPincode } from "./pincode";

describe("a pincode", () => {
  it.each(["110001", "400001", "560001", "682555", "744101", "799001", "855117", "900056"])("is %s", (text) => {
    expect(isPincode(text)).toBe(true);
  });

  it.each([
    "999999",
    "012345",
    "100000",
    "290001",
    "350001",
    "540001",
    "650001",
    "860001",
    "56000",
    "5600011",
    "56000a",
  ])("is not %s, which exists nowhere in India", (text) => expect(isPincode(text)).toBe(false));
});
