/** The parts of the settings screen, with their search words. A test compares it with the screen. */
export const settingsIndex = [
  { title: "Shop details", words: "legal trade name address email phone pincode" },
  { title: "GST", words: "GSTIN PAN CIN tax" },
  { title: "Grievance officer", words: "complaints" },
  { title: "Policies", words: "delivery days shipping processing free minimum age court" },
  { title: "Returns", words: "return window refund days" },
  { title: "Pincodes", words: "pincodes without delivery unserved" },
  { title: "Stock", words: "low stock" },
  { title: "Sellers", words: "commission approve new products hold days" },
  { title: "Social links", words: "Facebook Instagram X YouTube footer" },
] as const;
