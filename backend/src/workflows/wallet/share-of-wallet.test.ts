import { shareOfWallet } from "./share-of-wallet";

describe("what the wallet pays of an order", () => {
  it("is all of it where it is the method, whatever it holds: what it lacks refuses the order", () => {
    expect(shareOfWallet({ paymentMethod: "wallet" }, 43_950, 100)).toBe(43_950);
    expect(shareOfWallet({ paymentMethod: "wallet", useWallet: true }, 43_950, 0)).toBe(43_950);
  });

  it("is as much as it holds where it helps another method, and never more than the order costs", () => {
    expect(shareOfWallet({ paymentMethod: "cod", useWallet: true }, 43_950, 10_025)).toBe(10_025);
    expect(shareOfWallet({ paymentMethod: "razorpay", useWallet: true }, 43_950, 50_000)).toBe(43_950);
    expect(shareOfWallet({ paymentMethod: "stripe", useWallet: true }, 43_950, 0)).toBe(0);
    expect(shareOfWallet({ paymentMethod: "stripe", useWallet: true }, 43_950, 43_949)).toBe(43_850);
  });

  it.each([undefined, null, false])("is nothing where nobody asked for it (%s)", (useWallet) => {
    expect(shareOfWallet({ paymentMethod: "cod", useWallet }, 43_950, 50_000)).toBe(0);
  });
});
