import { pointsIn } from "./lighthouse.mjs";

it("reads scores and times of a report, and the worst for what Lighthouse could not measure", () => {
  const categories = {
    performance: { score: 0.914 },
    accessibility: { score: 1 },
    "best-practices": { score: null },
    seo: { score: 0.92 },
  };
  const audits = { "largest-contentful-paint": { numericValue: 1_750.5 }, "total-blocking-time": {} };
  expect(pointsIn({ categories, audits })).toEqual({
    performance: 91,
    accessibility: 100,
    "best-practices": 0,
    seo: 92,
    "largest-contentful-paint": 1_750.5,
    "total-blocking-time": Number.POSITIVE_INFINITY,
  });
});
