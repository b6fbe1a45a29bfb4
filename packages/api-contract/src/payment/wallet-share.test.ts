import { walletShare } from "./wallet-share";

describe("the wallet's share of a payment", () => {
  it("is at most its balance and at most the amount", () => {
    expect(walletShare(43_950, 10_025, "razorpay")).toBe(10_025);
    expect(walletShare(43_950, 50_000, "stripe")).toBe(43_950);
    expect(walletShare(43_950, 43_950, "stripe")).toBe(43_950);
    expect(walletShare(43_950, 0, "cod")).toBe(0);
  });

  it("leaves a gateway at least its minimum of one rupee, and cash any rest", () => {
    expect(walletShare(43_950, 43_949, "razorpay")).toBe(43_850);
    expect(walletShare(43_950, 43_850, "stripe")).toBe(43_850);
    expect(walletShare(43_950, 43_949, "cod")).toBe(43_949);
    expect(walletShare(60, 40, "stripe")).toBe(0);
  });
});
