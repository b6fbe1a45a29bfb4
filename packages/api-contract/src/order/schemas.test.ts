import { limits } from "../limits";
import { placeOrderBodySchema, shippingAddressSchema } from "./schemas";

const address = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12 MG Road",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
};

const complaint = (change: Record<string, unknown>) =>
  shippingAddressSchema.safeParse({ ...address, ...change }).error?.issues[0]?.message;

describe("a shipping address", () => {
  // @spec cod-default-payment-method
  it("keeps the ten digits and defaults to India", () => {
    expect(shippingAddressSchema.parse({ ...address, mobile: "+91 98765 43210" })).toEqual({
      ...address,
      country: "India",
    });
  });

  // @spec please-fill-all-shipping
  it.each([
    ["name", "Full Name"],
    ["mobile", "Mobile Number"],
    ["address", "Address"],
    ["city", "City"],
    ["state", "State"],
    ["pincode", "Pincode"],
  ])("reports the missing %s", (field, label) => {
    const sentence = `Please fill in all shipping address fields. Missing: ${label}`;
    expect(complaint({ [field]: "  " })).toBe(sentence);
    expect(complaint({ [field]: undefined })).toBe(sentence);
  });

  it("does not report a value of the wrong type as missing", () => {
    expect(complaint({ name: 5 })).not.toContain("Missing");
    expect(complaint({ mobile: 9876543210 })).not.toContain("Missing");
    expect(complaint({ name: null })).toContain("Missing: Full Name");
  });

  it.each(["12345", "98765432101", "98765abcde"])("rejects the mobile %s", (mobile) => {
    expect(complaint({ mobile })).toBe("Please enter a valid 10-digit mobile number.");
  });

  it.each(["012345", "1234", "1234567", "41100a"])("rejects the pincode %s", (pincode) => {
    expect(complaint({ pincode })).toBe("Please enter a valid 6-digit pincode.");
  });
});

describe("the body of POST /Order", () => {
  const line = { productId: "prod_1", variant: null, quantity: 1 };
  const order = (change: Record<string, unknown>) =>
    placeOrderBodySchema.safeParse({ products: [line], finalAmount: 10, shippingAddress: address, ...change });

  // @spec cod-default-payment-method
  it("defaults to cash on delivery", () => {
    expect(order({}).data?.paymentMethod).toBe("cod");
  });

  // @spec payment-method-cod-razorpay
  it("accepts exactly four payment methods", () => {
    const known = ["cod", "razorpay", "stripe", "wallet", "cheque", "COD"].filter(
      (paymentMethod) => order({ paymentMethod }).success,
    );
    expect(known).toEqual(["cod", "razorpay", "stripe", "wallet"]);
  });

  it.each([0, -1, 1.5, "2", null])("rejects a quantity of %s", (quantity) => {
    const { error } = order({ products: [{ ...line, quantity }] });
    expect(error?.issues[0]?.message).toBe("The quantity must be a whole number of 1 or more.");
  });

  it("leaves the upper limit of a quantity to the stock check", () => {
    expect(order({ products: [{ ...line, quantity: limits.maxLineQuantity + 1 }] }).success).toBe(true);
    const { error } = order({ products: [{ ...line, quantity: 2 ** 53 }] });
    expect(error?.issues[0]?.message).toBe("The quantity must be a whole number of 1 or more.");
  });

  it("rejects more lines than an order can have, with a message", () => {
    const { error } = order({ products: Array.from({ length: limits.maxOrderLines + 1 }, () => line) });
    expect(error?.issues[0]?.message).toBe("An order can have at most 100 different items.");
  });

  it("does not report products of the wrong type as an empty order", () => {
    const nothing = "Cannot place order with no items or zero total.";
    expect(order({ products: "x" }).error?.issues[0]?.message).not.toBe(nothing);
    expect(order({ products: undefined }).error?.issues[0]?.message).toBe(nothing);
  });

  it("rejects an order without lines", () => {
    expect(order({ products: [] }).error?.issues[0]?.message).toBe("Cannot place order with no items or zero total.");
  });
});
