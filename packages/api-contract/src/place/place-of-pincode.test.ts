import { gstStateCodes } from "../settings/gst-states";
import { pinPlaces } from "./pin-table";
import { placeOfPincode } from "./place-of-pincode";

describe("the place of a PIN code", () => {
  it.each([
    ["110001", "New Delhi", "Delhi"],
    ["400001", "Mumbai", "Maharashtra"],
    ["560001", "Bengaluru", "Karnataka"],
    ["600001", "Chennai", "Tamil Nadu"],
    ["700001", "Kolkata", "West Bengal"],
    ["500001", "Hyderabad", "Telangana"],
    ["380001", "Ahmedabad", "Gujarat"],
    ["201301", "Noida", "Uttar Pradesh"],
    ["194101", "Leh", "Ladakh"],
    ["737101", "East Sikkim", "Sikkim"],
    ["396210", "Daman", "Dadra and Nagar Haveli and Daman and Diu"],
  ])("finds %s in %s, %s", (pincode, city, state) => {
    expect(placeOfPincode(pincode)).toEqual({ city, state });
  });

  it.each(["999999", "100000", "11000", "1100011", "abcdef", "", "011000"])("finds nothing for %j", (pincode) => {
    expect(placeOfPincode(pincode)).toBeNull();
  });

  it("uses exactly the states that the shop knows", () => {
    const states = new Set(pinPlaces.split(",").map((place) => place.split("|")[0]));
    expect([...states].sort()).toEqual(Object.keys(gstStateCodes).sort());
  });
});
