import { addIdentifierBodySchema, addressBodySchema, updateAccountBodySchema } from "./schemas";

const anAddress = {
  name: "Asha Rao",
  mobile: "+91 98450 12345",
  address: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560001",
};

describe("the body of an address", () => {
  it("follows the same rules as an order's shipping address", () => {
    expect(addressBodySchema.parse(anAddress)).toMatchObject({ mobile: "9845012345", country: "India" });
    expect(addressBodySchema.safeParse({ ...anAddress, pincode: "012345" }).error?.issues[0]?.message).toBe(
      "Please enter a valid 6-digit pincode.",
    );
  });
});

describe("the body of a profile", () => {
  it.each([[{}], [{ name: "   " }], [{ name: 7 }], [{ name: "x".repeat(101) }]])("rejects %j", (body) => {
    expect(updateAccountBodySchema.safeParse(body).success).toBe(false);
  });

  it("trims the name", () => expect(updateAccountBodySchema.parse({ name: " Asha " })).toEqual({ name: "Asha" }));
});

describe("the body of an identifier", () => {
  it("is parsed as at the login", () => {
    expect(addIdentifierBodySchema.parse({ identifier: "098765 43210" }).identifier).toEqual({
      kind: "mobile",
      value: "+919876543210",
    });
  });
});
