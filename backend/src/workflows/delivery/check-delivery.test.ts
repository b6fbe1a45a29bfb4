import { servesPincode } from "./check-delivery";

describe("whether a pincode is served", () => {
  const everywhere = { serviceablePincodes: [], unservedPincodes: [] };

  it("is yes for all of India while nobody says otherwise", () => {
    expect(servesPincode(everywhere, "799001")).toBe(true);
  });

  it("is no for what begins like one of the shop's exceptions", () => {
    const area = { ...everywhere, unservedPincodes: ["744", "682555"] };
    expect(["744101", "682555", "682554", "674400"].map((pincode) => servesPincode(area, pincode))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("is the product's own to say where it has a list", () => {
    const area = { serviceablePincodes: ["744101"], unservedPincodes: ["744"] };
    expect(servesPincode(area, "744101")).toBe(true);
    expect(servesPincode(area, "560001")).toBe(false);
  });
});
