import { limits } from "@haat/api-contract/limits";
import { EndedLogins } from "./ended-logins";

describe("EndedLogins", () => {
  it("rejects a token with an older version, and accepts the new version", () => {
    const ended = new EndedLogins();
    expect(ended.allows("cus_1", 0)).toBe(true);
    ended.add("cus_1", 1);
    expect(ended.allows("cus_1", 0)).toBe(false);
    expect(ended.allows("cus_1", 1)).toBe(true);
    expect(ended.allows("cus_2", 0)).toBe(true);
  });

  it("keeps the highest version when versions arrive out of order", () => {
    const ended = new EndedLogins();
    ended.add("cus_1", 3);
    ended.add("cus_1", 2);
    expect(ended.allows("cus_1", 2)).toBe(false);
  });

  it("drops an entry once all older tokens have expired", () => {
    let now = 0;
    const ended = new EndedLogins(() => now);
    ended.add("cus_1", 1);
    ended.add("cus_2", 1);
    now = limits.tokenDays * 24 * 3600 * 1000;
    ended.add("cus_3", 1);
    expect(ended.size).toBe(1);
  });
});
