import type { ShopIdentity, SocialLinks } from "@haat/api-contract/settings/schemas";

/** The demo shop's merchant: an invented company. Its numbers are well-formed but belong to nobody. */
export const demoSeller: ShopIdentity = {
  legalName: "Haat Bazaar Commerce Private Limited",
  tradeName: "Haat",
  address: {
    line: "4th Floor, Chowk House, 17 Lavelle Road",
    city: "Bengaluru",
    state: "Karnataka",
    pincode: "560001",
  },
  email: "help@haat.test",
  phone: "+91 80 5550 0142",
  gstin: "29AAJCH4812K1Z9",
  pan: "AAJCH4812K",
  cin: "U47912KA2024PTC999142",
  grievanceOfficer: {
    name: "Meenakshi Raghunathan",
    email: "grievance@haat.test",
    phone: "+91 80 5550 0143",
    hours: "Monday to Friday, 10:00 to 18:00 IST",
  },
};

/** Pages that don't exist. */
export const demoSocialLinks: SocialLinks = {
  facebook: "https://www.facebook.com/haat.demo.shop",
  instagram: "https://www.instagram.com/haat.demo.shop",
  x: "https://x.com/haat_demo_shop",
  youtube: "https://www.youtube.com/@haat-demo-shop",
};
