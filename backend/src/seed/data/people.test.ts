import { places } from "./places";
import { demoShop } from "./shop";

/** First two digits of the PIN codes that India Post assigns to each state. */
const circles: Record<string, readonly number[]> = {
  Delhi: [11],
  Haryana: [12, 13],
  Punjab: [14, 15],
  Chandigarh: [16],
  "Uttar Pradesh": [20, 21, 22, 23, 24, 25, 26, 27, 28],
  Uttarakhand: [24, 26],
  Rajasthan: [30, 31, 32, 33, 34],
  Gujarat: [36, 37, 38, 39],
  Maharashtra: [40, 41, 42, 43, 44],
  Goa: [40],
  "Madhya Pradesh": [45, 46, 47, 48],
  Telangana: [50],
  "Andhra Pradesh": [51, 52, 53],
  Karnataka: [56, 57, 58, 59],
  "Tamil Nadu": [60, 61, 62, 63, 64],
  Kerala: [67, 68, 69],
  "West Bengal": [70, 71, 72, 73, 74],
  Odisha: [75, 76, 77],
  Assam: [78],
  Meghalaya: [79],
  Bihar: [80, 81, 82, 83, 84, 85],
  Jharkhand: [81, 82, 83],
};

describe("where shoppers live", () => {
  it.each(places.flatMap(({ city, state, areas }) => areas.map(([area, pincode]) => ({ area, city, state, pincode }))))(
    "$area, $city: $pincode is in $state",
    ({ state, pincode }) => {
      expect(pincode).toMatch(/^[1-9]\d{5}$/);
      expect(circles[state]).toContain(Number(pincode.slice(0, 2)));
    },
  );

  it("have a well-formed mobile number and an example.com address for every shopper", () => {
    for (const { email, address } of demoShop("full", new Date("2026-11-21")).shoppers) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+\d+@example\.com$/);
      expect(address.mobile).toMatch(/^[6-9]\d{9}$/);
    }
  });
});
