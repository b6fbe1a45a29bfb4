import { pauseAfter } from "./refresher";

it.each([
  ["three times as long as the batch took", 20, 60],
  ["at most 300 ms", 5_000, 300],
])("pauses %s", (_, tookMs, pauseMs) => expect(pauseAfter(tookMs)).toBe(pauseMs));
