import { keptFor } from "./kept-for";

const minute = 60_000;

it("reads once for calls that come together, and again for none", async () => {
  let reads = 0;
  const read = keptFor(minute, async () => ++reads);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  expect(await keptFor(-1, async () => ++reads)()).toBe(2);
});

it("reads again after a failure", async () => {
  const answers = [Promise.reject(new Error("Away.")), Promise.resolve("here")];
  const read = keptFor(minute, () => answers.shift() ?? Promise.resolve("late"));
  await expect(read()).rejects.toThrow("Away.");
  expect(await read()).toBe("here");
});
