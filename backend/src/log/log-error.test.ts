import { logError } from "./log-error";

describe("an error in the log", () => {
  it("keeps the database's words without the statement and its values", () => {
    const error = new Error(`insert into "otp" ("code") values ('123456') - connect ECONNREFUSED`);
    const line = JSON.stringify(logError(error));
    expect(line).toContain("connect ECONNREFUSED");
    expect(line).not.toContain("123456");
    expect(line).toContain("log-error.test");
  });
});
