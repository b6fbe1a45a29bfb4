import { buildEnvironment } from "./build-stale.mjs";

describe("what a build is told", () => {
  it("is for production, so that no app carries React's warnings and stack traces", () => {
    expect(buildEnvironment()).toMatchObject({ NODE_ENV: "production" });
  });
});
