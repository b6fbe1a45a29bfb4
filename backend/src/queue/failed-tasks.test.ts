import { errorText } from "./failed-tasks";

describe("what is shown of a task's error", () => {
  it("is the database's own words, without the statement and its values", () => {
    const told = 'insert into "customer" ("email") values (\'asha - rao@haat.test\') - duplicate key value';
    expect(errorText(told)).toBe("duplicate key value");
    expect(errorText("Update of the index failed.")).toBe("Update of the index failed.");
  });

  it("is no address's password", () => {
    expect(errorText("connect to redis://shop:hunter2@cache:6379 failed")).toBe("connect to redis://cache:6379 failed");
  });

  it("is not longer than a row can show", () => {
    expect(errorText("x".repeat(10_000))).toHaveLength(500);
  });
});
