import { RateWindow } from "./rate-window";

function aBurst(min: number) {
  let now = 1_000;
  const window = new RateWindow(min, () => now);
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
  it("is off before the first event, and below the rate", () => {
    const { window, come } = aBurst(50);
    expect(window.isHere).toBe(false);
    come(40, 1_000);
    expect(window.isHere).toBe(false);
  });

  it("is on at each moment while the rate is reached", () => {
    const { window, come } = aBurst(50);
    come(50, 200);
    for (let at = 0; at < 100; at++) {
      come(1, 10);
      expect(window.isHere).toBe(true);
    }
  });

  it("is off after a pause, or when the rate drops", () => {
    const { window, come, wait } = aBurst(50);
    come(500, 1_000);
    wait(400);
    expect(window.isHere).toBe(false);
    come(500, 1_000);
    come(10, 1_000);
    expect(window.isHere).toBe(false);
  });
});
