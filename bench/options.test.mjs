import { readOptions } from "./options.mjs";

describe("readOptions", () => {
  it("measures both catalogues and publishes by default", () => {
    expect(readOptions([])).toMatchObject({ products: [1_000, 20_000], history: 100_000, publish: true });
  });

  it("does not publish a quick run or other catalogues", () => {
    expect(readOptions(["--quick"])).toMatchObject({ rounds: 1, publish: false });
    expect(readOptions(["--products=1000"])).toMatchObject({ products: [1_000], publish: false });
    expect(readOptions(["--history=1000000"])).toMatchObject({ history: 1_000_000, publish: false });
  });

  it("selects all parts, or one", () => {
    expect(readOptions([])).toMatchObject({ shop: true, backOffice: true, sellers: true, payments: true });
    expect(readOptions(["--only=back-office"])).toMatchObject({ shop: false, backOffice: true, publish: true });
    expect(readOptions(["--only=shop"])).toMatchObject({ shop: true, backOffice: false, sellers: false });
    expect(readOptions(["--only=sellers"])).toMatchObject({ shop: false, backOffice: false, sellers: true });
    expect(readOptions(["--only=payments"])).toMatchObject({ shop: false, sellers: false, payments: true });
  });

  it("does not publish a run from the source", () =>
    expect(readOptions(["--source"])).toMatchObject({ form: "source", publish: false }));

  it("sorts the catalogues by size", () => expect(readOptions(["--products=5000,200"]).products).toEqual([200, 5_000]));

  it.each([
    "--products=many",
    "--products=10",
    "--products=",
    "--history=10",
    "--history=all",
    "--only=all",
    "--unknown",
  ])("rejects %s", (argument) => {
    expect(() => readOptions([argument])).toThrow();
  });
});
