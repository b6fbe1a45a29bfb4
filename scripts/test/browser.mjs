import { existsSync } from "node:fs";
import path from "node:path";
import { Complaint } from "../complain.mjs";
import { runProcess } from "../run-process.mjs";

/** The headless build comes first: it uses a third less CPU. */
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/**
 * A Chromium for the browser tests: HAAT_CHROMIUM, the system's, Playwright's own, or one that is installed now.
 *
 * @param {{ root: string, env: Record<string, string | undefined>, log: (line: string) => void, signal?: AbortSignal }}
 * options
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser({ root, env, log, signal }) {
  const named = env.HAAT_CHROMIUM?.trim();
  if (named) {
    if (existsSync(named)) return named;
    throw new Complaint(`HAAT_CHROMIUM points to ${named}, which does not exist.`);
  }
  const found = () => usual.find((file) => existsSync(file));
  const system = found();
  if (system) return system;

  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  log("Installing a browser for the tests …");
  const isRoot = process.getuid?.() === 0;
  const cli = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const installs = [
    () =>
      runProcess(
        "playwright install",
        process.execPath,
        [cli, "install", ...(isRoot ? ["--with-deps"] : []), "chromium"],
        { cwd: root, signal },
      ),
    ...(isRoot
      ? [
          async () => {
            const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
            await runProcess("apt-get update", "apt-get", ["update"], { cwd: root, signal, env: quiet });
            const install = (/** @type {string} */ name) =>
              runProcess("apt-get install", "apt-get", ["install", "-y", "--no-install-recommends", name], {
                cwd: root,
                signal,
                env: quiet,
              });
            // The first package name does not exist in every distribution.
            await install("chromium-headless-shell").catch(() => install("chromium"));
          },
        ]
      : []),
  ];
  for (const install of installs) {
    await install().catch((error) => {
      if (signal?.aborted) throw error;
    });
    if (existsSync(own)) return own;
    const installed = found();
    if (installed) return installed;
  }
  throw new Complaint(
    "The browser tests need Chromium, which could not be installed. Install it, or set HAAT_CHROMIUM to its path.",
  );
}
