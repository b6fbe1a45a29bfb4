import { restAfter } from "./yield-to-webhooks";

it.each([
  ["not at all below 50 webhooks a second", 20, 49, 0],
  ["as long as the step took at 50", 20, 50, 20],
  ["ten times as long at 500", 20, 500, 200],
  ["a second at most", 400, 500, 1_000],
])("pauses processing %s", (_, workedMs, rate, restMs) => expect(restAfter(workedMs, rate)).toBe(restMs));
