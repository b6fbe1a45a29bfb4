import { Crowd } from "./crowd";

function aCrowd(least: number) {
  let now = 1_000;
  const crowd = new Crowd(least, () => now);
  /** So many, evenly over so many milliseconds. */
  const come = (count: number, ms: number) => {
    for (let at = 0; at < count; at++) {
      crowd.came();
      now += ms / count;
    }
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { crowd, come, wait };
}

describe("a crowd", () => {
  it("is not there before anything came, nor when little comes", () => {
    const { crowd, come } = aCrowd(50);
    expect(crowd.isHere).toBe(false);
    come(40, 1_000);
    expect(crowd.isHere).toBe(false);
  });

  it("is there while many come, at each moment of it", () => {
    const { crowd, come } = aCrowd(50);
    come(50, 200);
    for (let at = 0; at < 100; at++) {
      come(1, 10);
      expect(crowd.isHere).toBe(true);
    }
  });

  it("is gone when nothing has come for a while, or little comes after it", () => {
    const { crowd, come, wait } = aCrowd(50);
    come(500, 1_000);
    wait(400);
    expect(crowd.isHere).toBe(false);
    come(500, 1_000);
    come(10, 1_000);
    expect(crowd.isHere).toBe(false);
  });
});
