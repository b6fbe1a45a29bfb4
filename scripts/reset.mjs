import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { Complaint, runScript } from "./complain.mjs";
import { backupsDirectory, dataDirectory } from "./data-directory.mjs";
import { root } from "./root.mjs";
import { runningShop } from "./running-shop.mjs";

await runScript(async () => {
  const dataDir = dataDirectory(root, process.env);
  const running = runningShop(dataDir).read();
  if (running) throw new Complaint(`The shop is running (process ${running.pid}). Stop it first, then reset.`);
  const { outsideFolder } = await import("./database/location.mjs");
  const outside = outsideFolder(root, path.join(dataDir, "postgres"));
  // Whoever resets a shop in order to restore one needs them.
  const backups = backupsDirectory(dataDir);
  const inside = existsSync(dataDir) ? (await readdir(dataDir)).map((name) => path.join(dataDir, name)) : [];
  const places = inside.filter((place) => place !== backups);
  const removed = [...places, outside, `${outside}-password`].filter((place) => existsSync(place));
  for (const folder of removed) await rm(folder, { recursive: true, force: true });
  const kept = existsSync(backups) ? ` ${backups} remains.` : "";
  console.log(
    removed.length > 0
      ? `Removed the shop in ${dataDir}.${kept} The next start creates a new shop.`
      : `Nothing to remove.${kept}`,
  );
  return 0;
});
