/** The portal's own pages. */
export const pagePaths = {
  login: "/seller/login",
  register: "/seller/register",
  forget: "/seller/forget",
  reset: "/seller/reset",
  home: "/seller/dashboard",
  profile: "/seller/profile",
} as const;

/** Pages of the shop, which is another app: links to them are real navigations. */
export const shopPaths = {
  home: "/",
  contact: "/contact",
  terms: "/TermsAndConditions",
  privacy: "/PrivacyPolicy",
} as const;
