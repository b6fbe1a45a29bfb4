import { servesPincode } from "./check-delivery";

describe("servesPincode", () => {
  const everywhere = { serviceablePincodes: [], unservedPincodes: [] };

  it("serves all of India by default", () => {
    expect(servesPincode(everywhere, "799001")).toBe(true);
  });

  it("does not serve pincodes that start with one of the shop's exceptions", () => {
    const area = { ...everywhere, unservedPincodes: ["744", "682555"] };
    expect(["744101", "682555", "682554", "674400"].map((pincode) => servesPincode(area, pincode))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("uses only the product's list if it has one", () => {
    const area = { serviceablePincodes: ["744101"], unservedPincodes: ["744"] };
    expect(servesPincode(area, "744101")).toBe(true);
    expect(servesPincode(area, "560001")).toBe(false);
  });
});
