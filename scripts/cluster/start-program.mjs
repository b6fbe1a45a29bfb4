import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { guard } from "../database/guard.mjs";
import { endInTime } from "../end-in-time.mjs";

/**
 * A program of the cluster that can be stopped and started again, at the same port.
 *
 * @typedef {object} RunningProgram
 * @property {() => number} pid
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop asks it to end, and waits for that
 * @property {() => Promise<void>} kill like kill -9
 */

const startDeadline = 30_000;
const stopDeadline = 10_000;

/**
 * Starts a program, which ends with this process, however that ends.
 *
 * @param {object} options
 * @param {string} options.name in messages
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {string} options.logFile
 * @param {Record<string, string | undefined>} options.env
 * @param {{ uid?: number, gid?: number }} [options.user] account to run under
 * @param {() => Promise<boolean>} options.isReady
 * @returns {Promise<RunningProgram>}
 */
export async function startProgram({ name, command, args, logFile, env, user = {}, isReady }) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  /** @type {import("node:child_process").ChildProcess} */
  let child;
  /** @type {Promise<unknown>} */
  let ended = Promise.resolve();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  const start = async () => {
    const log = openSync(logFile, "a");
    child = spawn(command, args, { ...user, env, detached: true, stdio: ["ignore", log, log] });
    closeSync(log);
    ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
    guard(child.pid ?? 0, ended);
    for (const end = Date.now() + startDeadline; !(await isReady()); await pause(50)) {
      if (!hasEnded() && Date.now() < end) continue;
      await kill();
      const tail = (await readFile(logFile, "utf8")).trim().split("\n").slice(-10).join("\n");
      throw new Error(`${name} did not start.\n${tail}`);
    }
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await endInTime(ended, stopDeadline, () => child.kill("SIGKILL"));
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  return { pid: () => child.pid ?? 0, start, stop, kill };
}
