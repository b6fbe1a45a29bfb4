import type { ShopSettings } from "@haat/api-contract/settings/schemas";
import { shopSettingsSchema } from "@haat/api-contract/settings/schemas";
import { faultsOf, pincodeList, toForm, toSettings } from "./settings-form";

const days = { from: 1, to: 2 };
const settings: ShopSettings = {
  shop: null,
  policy: {
    processingDays: days,
    standardDeliveryDays: days,
    expressDeliveryDays: days,
    internationalDeliveryDays: days,
    freeShippingAbove: 999.5,
    returnDays: 7,
    refundDays: days,
    buyerAge: 18,
    courtCity: "New Delhi",
  },
  delivery: { unservedPincodes: ["11", "560001"] },
  stock: { lowAt: 5 },
  sellers: { commissionPercent: 10, approveProducts: true, holdDays: 7, maxCouponPercent: 50 },
  social: { facebook: "https://www.facebook.com/haat", instagram: null, x: null, youtube: null },
};
const form = (change: (form: ReturnType<typeof toForm>) => void) => {
  const made = toForm(settings);
  change(made);
  return made;
};

describe("the settings form", () => {
  // @spec dashboard-settings-real-screen
  it("round-trips its values", () => {
    expect(shopSettingsSchema.parse(toSettings(toForm(settings)))).toEqual(settings);
  });

  it("has no shop if all its fields are empty, and requires the rest once one is filled in", () => {
    expect(faultsOf(toForm(settings)).size).toBe(0);
    const faults = faultsOf(form(({ shop }) => Object.assign(shop, { tradeName: "Haat" })));
    expect(faults.get("shop.legalName")).toBe("This field is required.");
    expect(faults.get("shop.address.state")).toBe("Please choose one.");
    expect(faults.get("shop.email")).toBe("Please enter a valid email address.");
    expect(faults.get("shop.gstin")).toBe("Please enter a valid GSTIN.");
    expect(faults.has("shop.cin")).toBe(false);
  });

  it.each([
    ["", "Please enter a number."],
    ["two", "Please enter a number."],
    ["-1", "Please enter 0 or more."],
    ["366", "Please enter 365 or less."],
    ["1.5", "Please enter a whole number."],
  ])("reports the fault of %p days", (returnDays, message) => {
    expect(faultsOf(form(({ policy }) => Object.assign(policy, { returnDays }))).get("policy.returnDays")).toBe(
      message,
    );
  });

  // @spec footer-social-links
  it.each(["http://x.com/haat", "x.com/haat", "javascript:alert(1)", "https://me:secret@x.com/haat", "https://haat"])(
    "rejects %s as the shop's social page, and names the network",
    (x) => {
      const faults = faultsOf(form(({ social }) => Object.assign(social, { x, youtube: " " })));
      expect(faults.get("social.x")).toBe("X: please enter a URL that starts with https://.");
      expect(faults.has("social.youtube")).toBe(false);
    },
  );

  // @spec gstin-pan-pin-code
  it("reports a range that ends before it begins at its end", () => {
    const faults = faultsOf(form(({ policy }) => Object.assign(policy, { refundDays: { from: "9", to: "3" } })));
    expect(faults.get("policy.refundDays.to")).toBe("The maximum must not be less than the minimum.");
  });

  // @spec gstin-pan-pin-code
  it("splits pincodes at any separator, without duplicates, and reports invalid ones", () => {
    expect(pincodeList(" 11,560001\n11; 4 ")).toEqual(["11", "560001", "4"]);
    const faults = faultsOf(form(({ delivery }) => Object.assign(delivery, { unservedPincodes: "11, Delhi" })));
    expect(faults.get("delivery.unservedPincodes")).toBe("Each entry must be a pincode or its first digits.");
  });
});
