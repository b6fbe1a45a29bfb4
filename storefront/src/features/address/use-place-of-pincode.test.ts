import { fieldsToFill } from "@haat/api-contract/place/fields-to-fill";
import { asksForPlace } from "./use-place-of-pincode";

describe("a complete pincode", () => {
  it("triggers a lookup when it was typed", () => expect(asksForPlace("", "411001", true)).toBe(true));

  it("triggers none when it was only loaded, from a saved address or after a reload", () => {
    expect(asksForPlace("", "411001", false)).toBe(false);
    expect(asksForPlace("411001", "411001", false)).toBe(false);
  });

  it("triggers a lookup when it is the saved one again, after another", () => {
    expect(asksForPlace("560001", "411001", false)).toBe(true);
  });
});

describe("the fields that follow the pincode", () => {
  const nowhere = { city: "", state: "" };
  const pune = { city: "Pune", state: "Maharashtra" };
  const bengaluru = { city: "Bengaluru", state: "Karnataka" };

  it("are the empty ones", () => {
    expect(fieldsToFill({ city: " ", state: "Goa" }, nowhere, pune)).toEqual(["city"]);
  });

  it("are those that contain the previous pincode's place, however they were filled in", () => {
    expect(fieldsToFill(pune, pune, bengaluru)).toEqual(["city", "state"]);
  });

  it("are not those with the shopper's own text", () => {
    expect(fieldsToFill({ ...pune, city: "Poona" }, pune, bengaluru)).toEqual(["state"]);
    expect(fieldsToFill(pune, nowhere, bengaluru)).toEqual([]);
  });

  it("are not those without a known value, nor those that are already correct", () => {
    expect(fieldsToFill(nowhere, pune, nowhere)).toEqual([]);
    expect(fieldsToFill(pune, pune, pune)).toEqual([]);
  });
});
