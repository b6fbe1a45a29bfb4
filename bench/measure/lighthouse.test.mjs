import { pointsIn } from "./lighthouse.mjs";

it("reads the points of a report, and none where Lighthouse could not judge", () => {
  const categories = {
    performance: { score: 0.914 },
    accessibility: { score: 1 },
    "best-practices": { score: null },
    seo: { score: 0.92 },
  };
  expect(pointsIn({ categories })).toEqual({ performance: 91, accessibility: 100, "best-practices": 0, seo: 92 });
});
