const transform = {
  "\\.(ts|mjs)$": [
    "@swc/jest",
    { jsc: { parser: { syntax: "typescript", decorators: true }, target: "es2022" }, module: { type: "commonjs" } },
  ],
};
const shared = {
  testEnvironment: "node",
  // `#…` is the source, as package.json says.
  testEnvironmentOptions: { customExportConditions: ["haat-source", "node", "node-addons"] },
  transform,
  moduleFileExtensions: ["ts", "js", "mjs", "json"],
  modulePathIgnorePatterns: ["<rootDir>/.medusa/"],
};

/** `unit` needs nothing; `http` starts a database and a server of its own. */
export default {
  projects: [
    { ...shared, displayName: "unit", rootDir: import.meta.dirname, testMatch: ["<rootDir>/src/**/*.test.ts"] },
    {
      ...shared,
      displayName: "http",
      rootDir: import.meta.dirname,
      testMatch: ["<rootDir>/test/http/**/*.test.ts"],
      globalSetup: "<rootDir>/test/support/global-setup.ts",
      globalTeardown: "<rootDir>/test/support/global-teardown.ts",
      setupFilesAfterEnv: ["<rootDir>/test/support/patience.ts"],
    },
  ],
};
