import { spawnSync } from "node:child_process";
import { addStage, stopwatch } from "./test/stages.mjs";

// node scripts/timed.mjs FILE NAME COMMAND ARGUMENTS…: runs a command and appends its duration to the file.
const [file = "", name = "", command = "", ...args] = process.argv.slice(2);
const measured = stopwatch();
const { status } = spawnSync(command, args, { stdio: "inherit" });
addStage(file, measured(name));
process.exit(status ?? 1);
