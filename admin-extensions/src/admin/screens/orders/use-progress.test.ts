import { climbed, progress } from "./use-progress";

// @spec progress-bar-climbs-20
it("grows by a fifth and stops at ninety", () => {
  const seen = [0];
  for (let step = 0; step < 6; step += 1) seen.push(climbed(seen.at(-1) ?? 0));
  expect(seen).toEqual([0, 20, 40, 60, 80, 90, 90]);
  expect(progress).toEqual({ step: 20, everyMs: 100, max: 90, done: 100, clearsAfterMs: 500 });
});
