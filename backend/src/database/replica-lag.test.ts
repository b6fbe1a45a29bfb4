import { parsePosition, ReplicaLag } from "./replica-lag";

const seconds = (count: number) => count * 1000;

describe("a replica", () => {
  it("is up to date while it has all that the primary had within the last seconds", () => {
    const lag = new ReplicaLag(seconds(5));
    expect(lag.isSmall(0)).toBe(false);
    lag.note(seconds(1), 100n, 100n);
    expect([lag.isSmall(seconds(6)), lag.isSmall(seconds(6.1))]).toEqual([true, false]);
  });

  it("is as old as the newest position of the primary that it has reached", () => {
    const lag = new ReplicaLag(seconds(5));
    lag.note(seconds(1), 100n, 100n);
    lag.note(seconds(2), 200n, 150n);
    lag.note(seconds(3), 300n, 200n);
    lag.note(seconds(4), 400n, 250n);
    expect(lag.replayed).toBe(250n);
    expect([lag.isSmall(seconds(7)), lag.isSmall(seconds(7.1))]).toEqual([true, false]);
  });

  it("is old once it stands still, however often it is asked", () => {
    const lag = new ReplicaLag(seconds(5));
    lag.note(0, 100n, 100n);
    for (let second = 1; second < 60; second += 1) lag.note(seconds(second), BigInt(100 + second), 100n);
    expect(lag.isSmall(seconds(60))).toBe(false);
    lag.note(seconds(60), 160n, 159n);
    expect(lag.isSmall(seconds(60))).toBe(true);
  });
});

test.each([
  ["0/0", 0n],
  ["0/16B3748", 23_803_720n],
  ["16/B374D848", 97_500_059_720n],
])("the position %s is byte %d", (text, byte) => {
  expect(parsePosition(text)).toBe(byte);
});
