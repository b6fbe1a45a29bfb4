import { unknownFilter, unusableQuery } from "./unusable-query";

describe("unusableQuery", () => {
  it("names the field that cannot be sorted or filtered by", () => {
    const thrown = new Error("Trying to order by not existing property Product.customers");
    expect(unusableQuery(thrown)).toBe('"customers" can\'t be used to sort or filter.');
    expect(unusableQuery(new Error("outer", { cause: thrown }))).toBe('"customers" can\'t be used to sort or filter.');
  });

  it.each(["2201W", "2201X", "22P02", "22003", "22007"])("reports an invalid value for PostgreSQL error %s", (code) => {
    const thrown = Object.assign(new Error("select * from secret_table"), { code });
    expect(unusableQuery(thrown)).toBe("A parameter has an invalid value.");
  });

  it("reports an invalid value for an error that lost its code", () => {
    expect(unusableQuery(new Error("A non-negative integer must be provided to offset."))).toBe(
      "A parameter has an invalid value.",
    );
  });

  it.each([new Error("boom"), Object.assign(new Error("gone"), { code: "57P01" }), null, "text"])(
    "returns null for %p",
    (thrown) => expect(unusableQuery(thrown)).toBeNull(),
  );
});

describe("unknownFilter", () => {
  it.each(["nonsense", "customers.email", "price"])("names a filter that the engine would ignore: %s", (name) => {
    for (const call of ["GET /products", "GET /orders"]) {
      expect(unknownFilter(call, { limit: "5", [name]: "x" })).toBe(`"${name}" can't be used to sort or filter.`);
    }
  });

  it("accepts known filters, and lists that the engine itself validates", () => {
    expect(
      unknownFilter("GET /products", { q: "a", fields: "id", order: "-title", $and: [], "created_at.$gte": "" }),
    ).toBeNull();
    expect(unknownFilter("GET /orders", { region_id: "a", status: "pending", offset: "0" })).toBeNull();
    expect(unknownFilter("GET /customers", { nonsense: "x" })).toBeNull();
    expect(unknownFilter(null, { nonsense: "x" })).toBeNull();
  });
});
