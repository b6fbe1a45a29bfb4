import { shareOfWallet } from "./share-of-wallet";

describe("shareOfWallet", () => {
  it("is the total if the wallet is the payment method, even above the balance: then the order is refused", () => {
    expect(shareOfWallet({ paymentMethod: "wallet" }, 43_950, 100)).toBe(43_950);
    expect(shareOfWallet({ paymentMethod: "wallet", useWallet: true }, 43_950, 0)).toBe(43_950);
  });

  it("is the balance if the wallet supplements another method, and never more than the total", () => {
    expect(shareOfWallet({ paymentMethod: "cod", useWallet: true }, 43_950, 10_025)).toBe(10_025);
    expect(shareOfWallet({ paymentMethod: "razorpay", useWallet: true }, 43_950, 50_000)).toBe(43_950);
    expect(shareOfWallet({ paymentMethod: "stripe", useWallet: true }, 43_950, 0)).toBe(0);
    expect(shareOfWallet({ paymentMethod: "stripe", useWallet: true }, 43_950, 43_949)).toBe(43_850);
  });

  it.each([undefined, null, false])("is zero if the wallet is not requested (%s)", (useWallet) => {
    expect(shareOfWallet({ paymentMethod: "cod", useWallet }, 43_950, 50_000)).toBe(0);
  });
});
