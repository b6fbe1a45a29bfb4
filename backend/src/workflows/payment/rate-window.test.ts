import { RateWindow } from "./rate-window";

function aBurst(min: number) {
  let now = 1_000;
  const window = new RateWindow(min, () => now);
  /** So many, evenly over so many milliseconds. */
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

describe("a rate window", () => {
  it("is not there before anything came, nor when little comes", () => {
    const { window, come } = aBurst(50);
    expect(window.isHere).toBe(false);
    come(40, 1_000);
    expect(window.isHere).toBe(false);
  });

  it("is there while many come, at each moment of it", () => {
    const { window, come } = aBurst(50);
    come(50, 200);
    for (let at = 0; at < 100; at++) {
      come(1, 10);
      expect(window.isHere).toBe(true);
    }
  });

  it("is gone when nothing has come for a while, or little comes after it", () => {
    const { window, come, wait } = aBurst(50);
    come(500, 1_000);
    wait(400);
    expect(window.isHere).toBe(false);
    come(500, 1_000);
    come(10, 1_000);
    expect(window.isHere).toBe(false);
  });
});
