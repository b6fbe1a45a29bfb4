export const couponTexts = {
  title: "Coupons",
  label: "Coupon code",
  apply: "Apply",
  applyCode: (code: string) => `Apply ${code}`,
  remove: (code: string) => `Remove ${code}`,
  applied: (code: string) => `${code} applied`,
  saves: (amount: string) => `You save ${amount}.`,
  offer: (amount: string, code: string) => `${amount} off with ${code}`,
  row: (code: string) => `Coupon ${code}`,
  none: "None",
  loginFirst: "Log in to use a coupon.",
  inCart: "Coupons are applied at checkout.",
} as const;
