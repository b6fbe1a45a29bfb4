import { fieldsToFill } from "@haat/api-contract/place/fields-to-fill";
import { asksForPlace } from "./use-place-of-pincode";

describe("a whole pincode", () => {
  it("asks for its place when it was typed", () => expect(asksForPlace("", "411001", true)).toBe(true));

  it("does not when it is only looked at, in a saved address or after a reload", () => {
    expect(asksForPlace("", "411001", false)).toBe(false);
    expect(asksForPlace("411001", "411001", false)).toBe(false);
  });

  it("does when it is the saved one again, after another", () => {
    expect(asksForPlace("560001", "411001", false)).toBe(true);
  });
});

describe("the fields that follow a pincode", () => {
  const nowhere = { city: "", state: "" };
  const pune = { city: "Pune", state: "Maharashtra" };
  const bengaluru = { city: "Bengaluru", state: "Karnataka" };

  it("are the empty ones", () => {
    expect(fieldsToFill({ city: " ", state: "Goa" }, nowhere, pune)).toEqual(["city"]);
  });

  it("are those that hold the place of the pincode before, whoever filled them in", () => {
    expect(fieldsToFill(pune, pune, bengaluru)).toEqual(["city", "state"]);
  });

  it("are not those that somebody wrote", () => {
    expect(fieldsToFill({ ...pune, city: "Poona" }, pune, bengaluru)).toEqual(["state"]);
    expect(fieldsToFill(pune, nowhere, bengaluru)).toEqual([]);
  });

  it("are not those of which nothing is known, nor those that are right already", () => {
    expect(fieldsToFill(nowhere, pune, nowhere)).toEqual([]);
    expect(fieldsToFill(pune, pune, pune)).toEqual([]);
  });
});
