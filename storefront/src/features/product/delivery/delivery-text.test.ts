import { deliveryText } from "./delivery-text";

describe("the expected delivery", () => {
  it("is two dates in India, whatever the reader's time zone", () => {
    const check = { serviceable: true, deliveryFrom: "2026-11-27", deliveryTo: "2026-12-01" };
    expect(deliveryText(check)).toBe("Delivery between Fri 27 November and Tue 1 December");
  });

  it("is one date if both are the same", () => {
    const check = { serviceable: true, deliveryFrom: "2026-11-27", deliveryTo: "2026-11-27" };
    expect(deliveryText(check)).toBe("Delivery on Fri 27 November");
  });

  it("is null if the product is not delivered there", () => {
    expect(deliveryText({ serviceable: false, deliveryFrom: null, deliveryTo: null })).toBeNull();
  });
});
