import { buildEnvironment } from "./build-stale.mjs";

describe("a build's environment", () => {
  it("is production, so that no app includes React's warnings and stack traces", () => {
    expect(buildEnvironment()).toMatchObject({ NODE_ENV: "production" });
  });
});
