import { RateWindow } from "./rate-window";

function aBurst() {
  let now = 1_000;
  const window = new RateWindow(() => now);
  /** Calls `came` that many times, evenly over that many milliseconds. */
  const come = (count: number, ms: number) => {
    for (let at = 0; at < count; at++) {
      window.came();
      now += ms / count;
    }
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { window, come, wait };
}

describe("RateWindow", () => {
  it("is zero before the first event, and low while few come", () => {
    const { window, come } = aBurst();
    expect(window.rate).toBe(0);
    come(40, 1_000);
    expect(window.rate).toBeLessThanOrEqual(40);
  });

  it("is the rate of what comes, at each moment", () => {
    const { window, come } = aBurst();
    come(50, 200);
    for (let at = 0; at < 100; at++) {
      come(1, 10);
      expect(window.rate).toBeGreaterThanOrEqual(100);
      expect(window.rate).toBeLessThanOrEqual(250);
    }
  });

  it("drops after a pause, or when fewer come", () => {
    const { window, come, wait } = aBurst();
    come(500, 1_000);
    expect(window.rate).toBe(500);
    wait(400);
    expect(window.rate).toBe(0);
    come(500, 1_000);
    come(10, 1_000);
    expect(window.rate).toBeLessThanOrEqual(10);
  });
});
