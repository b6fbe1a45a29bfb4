import { toBankAccountDraft, toBusinessDraft, toPlaceDraft } from "./drafts";

const seller = { mobileNumber: "+919845010142", gstNumber: "29AAJCH4812K1Z9", panNumber: null };
const place = {
  contactName: "Meenakshi",
  contactMobile: "+919845010143",
  line: "17 Lavelle Road",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560001",
};

describe("a form of the business file", () => {
  it("starts with the seller's registration data", () => {
    expect(toBusinessDraft(null, seller)).toMatchObject({
      name: "",
      kind: "",
      gstNumber: "29AAJCH4812K1Z9",
      panNumber: "AAJCH4812K",
      contactMobile: "9845010142",
    });
    expect(toBusinessDraft(null, { ...seller, gstNumber: null }).panNumber).toBe("");
  });

  it("shows the saved values", () => {
    expect(toPlaceDraft(place, seller)).toEqual({ ...place, contactMobile: "9845010143" });
  });

  it("never shows an account number", () => {
    expect(toBankAccountDraft({ holder: "Kaveri", number: "••••1234", ifsc: "SBIN0001234" })).toEqual({
      holder: "Kaveri",
      number: "",
      numberAgain: "",
      ifsc: "SBIN0001234",
    });
  });
});
