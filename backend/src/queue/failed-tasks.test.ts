import { errorText } from "./failed-tasks";

describe("the displayed error of a task", () => {
  it("is the database's message, without the statement and its values", () => {
    const told = 'insert into "customer" ("email") values (\'asha - rao@haat.test\') - duplicate key value';
    expect(errorText(told)).toBe("duplicate key value");
    expect(errorText("Update of the index failed.")).toBe("Update of the index failed.");
  });

  it("does not contain a password from a URL", () => {
    expect(errorText("connect to redis://shop:hunter2@cache:6379 failed")).toBe("connect to redis://cache:6379 failed");
  });

  it("is cut to the length that a row can show", () => {
    expect(errorText("x".repeat(10_000))).toHaveLength(500);
  });
});
