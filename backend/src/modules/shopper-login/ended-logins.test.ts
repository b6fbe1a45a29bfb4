import { limits } from "@haat/api-contract/limits";
import { EndedLogins } from "./ended-logins";

describe("the logins that have ended", () => {
  it("refuse a token from before, and take the next one", () => {
    const ended = new EndedLogins();
    expect(ended.allows("cus_1", 0)).toBe(true);
    ended.add("cus_1", 1);
    expect(ended.allows("cus_1", 0)).toBe(false);
    expect(ended.allows("cus_1", 1)).toBe(true);
    expect(ended.allows("cus_2", 0)).toBe(true);
  });

  it("never go back, whatever the order in which they are heard of", () => {
    const ended = new EndedLogins();
    ended.add("cus_1", 3);
    ended.add("cus_1", 2);
    expect(ended.allows("cus_1", 2)).toBe(false);
  });

  it("are forgotten once every token from before has expired by itself", () => {
    let now = 0;
    const ended = new EndedLogins(() => now);
    ended.add("cus_1", 1);
    ended.add("cus_2", 1);
    now = limits.tokenDays * 24 * 3600 * 1000;
    ended.add("cus_3", 1);
    expect(ended.size).toBe(1);
  });
});
