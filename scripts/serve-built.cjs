// What `medusa start` does, in the folder of the built server. The engine's command line would first load a compiler
// for TypeScript and put itself before every `require`: 75 MB and half a second of each start, for nothing here.

// Faults name the lines that were written, not those that were built. Nothing is read before there is a fault.
require("source-map-support").install({ environment: "node", handleUncaughtExceptions: false });

process.env.NODE_ENV ||= "production";
// As the command line does: a fault that nobody caught is told, and the shop goes on.
process.on("unhandledRejection", (reason) => console.log(reason));
process.on("uncaughtException", (error) => console.log(error));

const directory = process.cwd();
const start = require(require.resolve("@medusajs/medusa/commands/start", { paths: [directory] })).default;
start({ directory, port: process.env.PORT, host: process.env.HOST });
