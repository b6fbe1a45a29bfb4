import path from "node:path";
import backend from "./backend/jest.config.mjs";

const root = import.meta.dirname;

const transform = {
  "\\.(tsx?|mjs)$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        target: "es2022",
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs" },
    },
  ],
};

/** @param {string} displayName @param {string} folder @param {string[]} testMatch */
const project = (displayName, folder, testMatch) => ({
  displayName,
  rootDir: path.join(root, folder),
  testEnvironment: "node",
  transform,
  // Icons come as ES modules, which a test of a component's file loads with it.
  transformIgnorePatterns: ["/node_modules/(?!lucide-react/)"],
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "json"],
  testMatch,
});

/** Everything that needs neither a server nor a browser. The backend's `http` project is a run of its own. */
export default {
  // Pictures and passwords take seconds of a processor that others use too; no test's rule is a time.
  testTimeout: 60_000,
  // Jest would leave one processor to whoever watches: of two, half.
  maxWorkers: "100%",
  projects: [
    project("contract", "packages/api-contract", ["<rootDir>/src/**/*.test.ts"]),
    project("gateway-simulator", "packages/gateway-simulator", ["<rootDir>/src/**/*.test.ts"]),
    project("ui", "packages/ui", ["<rootDir>/src/**/*.test.{ts,tsx}"]),
    project("product-form", "packages/product-form", ["<rootDir>/src/**/*.test.{ts,tsx}"]),
    project("web", "packages/web", ["<rootDir>/src/**/*.test.{ts,tsx}"]),
    project("storefront", "storefront", ["<rootDir>/{src,worker}/**/*.test.{ts,tsx}"]),
    project("seller-portal", "seller-portal", ["<rootDir>/src/**/*.test.{ts,tsx}"]),
    project("admin", "admin-extensions", ["<rootDir>/{src,dashboard}/**/*.test.{ts,tsx}"]),
    ...backend.projects.filter(({ displayName }) => displayName === "unit"),
    project("scripts", "scripts", ["<rootDir>/**/*.test.mjs"]),
    project("bench", "bench", ["<rootDir>/**/*.test.mjs"]),
    project("tests", "tests", ["<rootDir>/**/*.test.mjs"]),
  ],
};
