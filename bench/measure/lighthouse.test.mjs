import { pointsIn } from "./lighthouse.mjs";

it("reads the scores of a report, and none for categories that Lighthouse could not score", () => {
  const categories = {
    performance: { score: 0.914 },
    accessibility: { score: 1 },
    "best-practices": { score: null },
    seo: { score: 0.92 },
  };
  expect(pointsIn({ categories })).toEqual({ performance: 91, accessibility: 100, "best-practices": 0, seo: 92 });
});
