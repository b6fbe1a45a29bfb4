import { defineConfig } from "@medusajs/framework/utils";
import { engineAdminBuild } from "./src/config/engine-admin-build";
import { engineModules, ownModules } from "./src/config/engine-modules";
import { projectConfig } from "./src/config/project-config";
import { readConfig } from "./src/config/read-config";
import { engineLogger } from "./src/edge/engine-logger";

// The engine calls home otherwise.
process.env.MEDUSA_DISABLE_TELEMETRY = "1";
// `/app` and our own back office share one login, kept by the browser under this key. Read when the admin is built.
process.env.ADMIN_AUTH_TYPE = "jwt";
process.env.ADMIN_JWT_TOKEN_STORAGE_KEY = "adminToken";

const config = readConfig();

export default defineConfig({
  projectConfig: projectConfig(config),
  // The edge serves what its build left, as it does all apps: the engine would load its bundler for that, and would not
  // start before there is something to serve.
  admin: {
    path: "/app",
    disable: process.env.HAAT_BUILDS_ENGINE_ADMIN !== "true",
    vite: () => ({ plugins: [engineAdminBuild()] }),
  },
  logger: engineLogger,
  plugins: [{ resolve: "@haat/admin-extensions", options: {} }],
  modules: [...engineModules(config), ...ownModules(config), { resolve: "./src/setup" }],
});
