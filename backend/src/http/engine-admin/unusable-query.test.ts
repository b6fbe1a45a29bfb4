import { unknownFilter, unusableQuery } from "./unusable-query";

describe("a query that the engine's admin can't answer", () => {
  it("is told the name that it sorts or filters by in vain", () => {
    const thrown = new Error("Trying to order by not existing property Product.customers");
    expect(unusableQuery(thrown)).toBe('"customers" can\'t be used to sort or filter.');
    expect(unusableQuery(new Error("outer", { cause: thrown }))).toBe('"customers" can\'t be used to sort or filter.');
  });

  it.each(["2201W", "2201X", "22P02", "22003", "22007"])("is told of a value that PostgreSQL refuses by %s", (code) => {
    const thrown = Object.assign(new Error("select * from secret_table"), { code });
    expect(unusableQuery(thrown)).toBe("A parameter has an invalid value.");
  });

  it("is told of a value whose refusal has lost its code", () => {
    expect(unusableQuery(new Error("A non-negative integer must be provided to offset."))).toBe(
      "A parameter has an invalid value.",
    );
  });

  it.each([new Error("boom"), Object.assign(new Error("gone"), { code: "57P01" }), null, "text"])(
    "is not to blame for %p",
    (thrown) => expect(unusableQuery(thrown)).toBeNull(),
  );
});

describe("a filter that a list of the engine passes over", () => {
  it.each(["nonsense", "customers.email", "price"])("is told by its name: %s", (name) => {
    for (const call of ["GET /products", "GET /orders"]) {
      expect(unknownFilter(call, { limit: "5", [name]: "x" })).toBe(`"${name}" can't be used to sort or filter.`);
    }
  });

  it("is none of those that it knows, nor any of a list that refuses by itself", () => {
    expect(
      unknownFilter("GET /products", { q: "a", fields: "id", order: "-title", $and: [], "created_at.$gte": "" }),
    ).toBeNull();
    expect(unknownFilter("GET /orders", { region_id: "a", status: "pending", offset: "0" })).toBeNull();
    expect(unknownFilter("GET /customers", { nonsense: "x" })).toBeNull();
    expect(unknownFilter(null, { nonsense: "x" })).toBeNull();
  });
});
