import path from "node:path";
import { build } from "@medusajs/admin-bundler";
import { Compiler } from "@medusajs/framework/build-tools";
import { logger } from "@medusajs/framework/logger";
import { compressFiles } from "../packages/web/vite/compress-files.mjs";

// The engine's admin with our screens in it, as `medusa build` makes it. Its settings come from the server that was
// built before.

const server = path.join(import.meta.dirname, ".medusa", "server");
// The engine looks for the shop's modules below the folder that it runs in.
process.chdir(server);
process.env.HAAT_BUILDS_ENGINE_ADMIN = "true";
const compiler = new Compiler(server, logger);
const isBuilt = await compiler.buildAppFrontend(false, { options: { outDir: server } }, { build });
// Half of the time for a twentieth more bytes: this admin is staff's alone.
if (isBuilt) await compressFiles(path.join(server, "public", "admin"), { quality: 9 });
process.exit(isBuilt ? 0 : 1);
